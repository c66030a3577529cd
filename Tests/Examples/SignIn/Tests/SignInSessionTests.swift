import Foundation
import Testing

@testable import Examples

@MainActor
struct SignInSessionTests {
  let fetcher = SignInDataFetcher(
    session: SignInStubSession(known: .init(username: "ada", password: "analytical"))
  )
  let view: SignInViewController

  init() {
    view = SignInRouter.create(dependencies: .init(fetcher: fetcher))
  }

  @Test("The right password signs in and ends the loading")
  func rightPassword() async {
    await view.presenter.signIn(username: "ada", password: "analytical")
    #expect(fetcher.account == SignInAccount(name: "ada", token: "token of ada"))
    #expect(!view.showsLoading)
    #expect(view.alertMessage == nil)
  }

  @Test("Spaces around the user name do not matter, in the password they do")
  func spaces() async {
    await view.presenter.signIn(username: " ada\n", password: "analytical")
    #expect(fetcher.account?.name == "ada")
    await view.presenter.signIn(username: "ada", password: "analytical ")
    #expect(fetcher.account == nil)
  }

  @Test("A wrong password is shown in an alert, and the user is not signed in")
  func wrongPassword() async {
    await view.presenter.signIn(username: "ada", password: "difference")
    #expect(fetcher.account == nil)
    #expect(!view.showsLoading)
    #expect(view.alertMessage == "The user name or the password is wrong.")
  }

  @Test("A blank user name is refused before anything is sent")
  func blankName() async {
    await view.presenter.signIn(username: " ", password: "analytical")
    #expect(fetcher.account == nil)
    #expect(view.alertMessage == SignInTexts.empty)
  }

  @Test("What the network fails with reaches the user")
  func failure() async {
    let error = URLError(.notConnectedToInternet)
    let fetcher = SignInDataFetcher(session: SignInStubSession(failure: error))
    let view = SignInRouter.create(dependencies: .init(fetcher: fetcher))
    await view.presenter.signIn(username: "ada", password: "analytical")
    #expect(!view.showsLoading)
    #expect(view.alertMessage == error.localizedDescription)
  }

  @Test(
    "Each status of a server means success or a refusal",
    arguments: [
      (200, nil), (299, nil), (401, .wrongPassword), (403, .wrongPassword), (429, .locked),
      (300, .server(status: 300)), (500, .server(status: 500)),
    ] as [(Int, SignInRefusal?)])
  func statuses(status: Int, refusal: SignInRefusal?) {
    #expect(SignInRefusal(status: status) == refusal)
  }
}
