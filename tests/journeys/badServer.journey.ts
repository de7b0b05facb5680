import {demo} from './account.ts'
import {test} from './badNetwork.ts'
import {expect, morning} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, cell, goToQuestion, heading, openToday, saved, sendNow, tryToSignIn, verdict} from './student.ts'
import {lostConnection} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

const isAnswer = (body: string) => body.includes('CreateOneAnswer')
const today = () => dateOf(morning())

test('a server that dies with answers in flight has every confirmed one, and gets the others when it is back', async ({
  page,
  server,
  withStored,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await goToQuestion(page, 2)
  await Promise.all([answer(page, 'B'), server.kill()])
  await goToQuestion(page, 4)
  await answer(page, 'C')
  await expect(
    page.getByText('neste aparelho', {exact: true}).or(page.getByText('enviando', {exact: true})),
  ).toBeVisible()
  await expect(page.getByText('O servidor não respondeu. Tentando de novo em instantes.')).toBeVisible()

  await server.run()
  await server.setClock(morning())
  await sendNow(page)
  await expect(saved(page)).toBeVisible({timeout: timeouts.retry})
  await expect(verdict(page)).toBeVisible()
  await expect(cell(page, 2)).toHaveAccessibleName(/^2, (certa|errada)$/)
  expect(await oracle.studied(today())).toEqual([0, 1, -1, 2, -1, -1])
  const rows = await withStored((db) =>
    db.selectFrom('answer').select('choosen').where('calendar_date', '=', today()).execute(),
  )
  expect(rows.map(({choosen}) => choosen).toSorted()).toEqual([0, 1, 2])
})

test('a reply that is lost on its way leaves one answer and the right key', async ({
  page,
  withStored,
  badNetwork: proxy,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await page.goto(proxy.origin)
  await tryToSignIn(page, demo)
  await expect(heading(page, 1)).toBeVisible()
  let lost = 0
  proxy.decide = (body) => (isAnswer(body) && ++lost <= 2 ? 'lostReply' : 'pass')
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(lost).toBe(3)
  expect(await oracle.studied(today())).toEqual([1, -1, -1, -1, -1, -1])
  const questionId = (await oracle.agenda(today())).theoreticalStudy[0]?.questions[0] ?? ''
  const tally = await withStored((db) =>
    db.selectFrom('answer_tally').select(['choosen', 'amount']).where('question_id', '=', questionId).execute(),
  )
  expect(tally.map(({choosen, amount}) => [choosen, Number(amount)])).toEqual([[1, 1]])
})

test('a server that takes ten seconds tells the truth meanwhile and holds nobody up', async ({
  page,
  badNetwork: proxy,
  oracle,
}) => {
  await page.goto(proxy.origin)
  await tryToSignIn(page, demo)
  await expect(heading(page, 1)).toBeVisible()
  let answers = 0
  proxy.decide = (body) => (isAnswer(body) && ++answers === 1 ? 'late' : 'pass')
  await answer(page, 'B')
  await expect(page.getByText('enviando', {exact: true})).toBeVisible()
  await expect(page.getByText(/^O gabarito aparece assim que a resposta chegar ao servidor/)).toBeVisible()
  await goToQuestion(page, 2)
  await answer(page, 'A')
  await expect(page.getByText('neste aparelho', {exact: true})).toBeVisible()
  await expect(page.getByText('Enviando 2 respostas')).toBeVisible()
  await expect(verdict(page)).toBeVisible({timeout: timeouts.retry})
  await expect(saved(page)).toBeVisible()
  expect(await oracle.studied(today())).toEqual([1, 0, -1, -1, -1, -1])
})
