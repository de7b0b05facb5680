import {test} from './badNetwork.ts'
import {expect, instantAt} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {
  answer,
  choice,
  goToQuestion,
  heading,
  openDayBefore,
  openToday,
  saved,
  tryToSignIn,
  verdict,
  openActivity,
  unfoldDay,
} from './student.ts'
import {demo} from './account.ts'
import {lostConnection} from './watch.ts'

const yesterday = dateOf(instantAt('12:00'))

/** The identity token runs out when the server's clock is put forward by hours; the page renews it and asks again. */
const expiredToken = /status of 401/

test('a day may be answered until four, then the new day opens by itself and yesterday is read-only', async ({
  page,
  server,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(expiredToken)
  await server.setClock(instantAt('23:50'))
  await openToday(page)
  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  const banner = page
    .getByRole('status')
    .filter({hasText: 'Ainda dá tempo: as atividades deste dia podem ser respondidas até as 4h.'})
  await expect(banner).toHaveCount(0)

  await server.setClock(instantAt('01:00', 1))
  await goToQuestion(page, 2)
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  // The day stands there before the provider has looked at the login, which three hours would have ended meanwhile.
  const known = page.waitForResponse((response) => response.url().includes('accounts:lookup'))
  await page.reload()
  await expect(banner).toBeVisible()
  await known

  await server.setClock(instantAt('03:58', 1))
  await goToQuestion(page, 4)
  await answer(page, 'C')
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  const studied = page.url()
  expect(await oracle.studied(yesterday)).toEqual([0, 1, -1, 2, -1, -1])

  // The page hears of the new instant with the next reply.
  const reloaded = page.waitForEvent('load')
  await server.setClock(instantAt('04:00', 1))
  await openActivity(page, 'Revisão teórica')
  await reloaded
  await unfoldDay(page)
  await expect(page.getByRole('button', {name: /^hoje /, pressed: true})).toBeVisible()
  await expect(heading(page, 1)).toBeVisible()
  await expect(page).not.toHaveURL(studied)
  await expect(choice(page, 'A')).toBeEnabled()

  await openDayBefore(page)
  await expect(page).toHaveURL(new RegExp(`date=${yesterday}`))
  const over = page.getByRole('status').filter({hasText: 'Este dia já passou'})
  await expect(over).toContainText('Nenhuma atividade pode ser respondida. Você pode ver o que fez.')
  await expect(choice(page, 'A')).toBeChecked()
  await goToQuestion(page, 3)
  await expect(choice(page, 'A')).toBeDisabled()
  await expect(page.getByRole('button', {name: 'Responder'})).toHaveCount(0)
  await expect(page.getByText('Este dia já passou: a questão não foi respondida.')).toBeVisible()
  await over.getByRole('link', {name: 'Ir para o dia atual'}).click()
  await unfoldDay(page)
  await expect(page.getByRole('button', {name: /^hoje /, pressed: true})).toBeVisible()
  await expect(over).toHaveCount(0)
})

test('while an answer is unsaved the new day is offered, not forced', async ({
  page,
  server,
  oracle,
  badNetwork: proxy,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  expectOnConsole(expiredToken)
  await server.setClock(instantAt('23:50'))
  await page.goto(proxy.origin)
  await tryToSignIn(page, demo)
  await expect(heading(page, 1)).toBeVisible()

  let asked = 0
  let isHeld = true
  proxy.decide = (body) => {
    const isCheck = body.includes('GetLoginFrequency')
    if (isCheck) asked += 1
    return body.includes('CreateOneAnswer') || (isCheck && isHeld) ? 'lostRequest' : 'pass'
  }
  await answer(page, 'A')
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()
  // The background actors are there, so that the click's own reply is the first to tell of the new instant.
  await expect(page.getByText('1 estudando agora')).toBeVisible()
  await expect(page.getByRole('button', {name: /^Notificações/})).toBeVisible()
  await server.setClock(instantAt('04:01', 1))
  const newDay = page.getByRole('button', {name: /^hoje /, pressed: true})
  await openActivity(page, 'Revisão inteligente')
  await expect.poll(() => asked).toBeGreaterThan(0)
  // The page knows the new instant, and the check for a new day has no word yet: the day stays under the student's hand.
  await openActivity(page, 'Revisão teórica')
  await expect(page).toHaveURL(/revisao-teorica\/.+/)
  await expect(heading(page, 1)).toBeVisible()
  await unfoldDay(page)
  await expect(newDay).toHaveCount(0)
  isHeld = false
  const offer = page.getByRole('status').filter({hasText: 'Um novo dia de estudo começou.'})
  await expect(offer).toContainText('Recarregue quando terminar: o que falta salvar está guardado.')
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()

  proxy.decide = () => 'pass'
  await offer.getByRole('button', {name: 'Recarregar'}).click()
  await unfoldDay(page)
  await expect(newDay).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect((await oracle.studied(yesterday))[0]).toBe(0)
})
