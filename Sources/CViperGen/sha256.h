#pragma once

// The instructions of x86 processors for SHA-256. What they leave undone stands in the module Hashing.

#include <stdbool.h>
#include <stddef.h>

#if defined(__x86_64__) && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>

// Whether the processor has them. The C library asked it when the program started.
static inline bool hasSHA256Instructions(void) {
  return CPU_FEATURE_ACTIVE(SHA) && CPU_FEATURE_ACTIVE(SSSE3);
}

// Four words; the letters of `feba` and `hgdc` tell which, in their order.
typedef int FourWords __attribute__((vector_size(16)));
typedef char SixteenBytes __attribute__((vector_size(16)));

// Mixes blocks of 64 bytes into the words A to H; `constants` are those of the 64 rounds.
__attribute__((target("sha,ssse3"))) static inline void addSHA256Blocks(
    unsigned int *words, const unsigned char *blocks, size_t count, const unsigned int *constants) {
  FourWords feba = {words[5], words[4], words[1], words[0]};
  FourWords hgdc = {words[7], words[6], words[3], words[2]};
  for (; count > 0; count--) {
    const FourWords febaBefore = feba, hgdcBefore = hgdc;
    // The words that the next sixteen rounds take, four by four.
    FourWords w[4];
    for (int i = 0; i < 4; i++, blocks += sizeof(FourWords)) {
      SixteenBytes bytes;
      __builtin_memcpy(&bytes, blocks, sizeof bytes);
      w[i] = (FourWords)__builtin_shufflevector(
          bytes, bytes, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
    }
#pragma unroll
    for (int i = 0; i < 16; i++) {
      const FourWords this = w[i % 4], last = w[(i + 3) % 4];
      FourWords input;
      __builtin_memcpy(&input, constants + 4 * i, sizeof input);
      input += this;
      hgdc = __builtin_ia32_sha256rnds2(hgdc, feba, input);
      feba = __builtin_ia32_sha256rnds2(
          feba, hgdc, __builtin_shufflevector(input, input, 2, 3, 2, 3));
      if (i < 12) {
        const FourWords nine = __builtin_shufflevector(w[(i + 2) % 4], last, 1, 2, 3, 4);
        const FourWords sum = __builtin_ia32_sha256msg1(this, w[(i + 1) % 4]) + nine;
        w[i % 4] = __builtin_ia32_sha256msg2(sum, last);
      }
    }
    feba += febaBefore;
    hgdc += hgdcBefore;
  }
  words[0] = feba[3], words[1] = feba[2], words[2] = hgdc[3], words[3] = hgdc[2];
  words[4] = feba[1], words[5] = feba[0], words[6] = hgdc[1], words[7] = hgdc[0];
}

#else

static inline bool hasSHA256Instructions(void) { return false; }

static inline void addSHA256Blocks(
    unsigned int *words, const unsigned char *blocks, size_t count, const unsigned int *constants) {}

#endif
