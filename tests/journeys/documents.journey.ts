import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, cell, goToQuestion, heading, openToday, saved, sendNow, verdict} from './student.ts'
import {carriesText} from './texts.ts'

const today = dateOf(morning())
const newVersion = 'Há uma nova versão da plataforma.'

/** A build that no server ever served. */
const nobodys = 'ffffffffffffffff'

test('a page of a build that the server does not know keeps the answer, offers the new version, and the answer is sent after it', async ({
  page,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/)
  await openToday(page)
  let refusals = 0
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('.CreateOneAnswer"')) return route.fallback()
    refusals += 1
    return route.continue({postData: body.replace(/"[\da-f]{16}\./, `"${nobodys}.`)})
  })
  await answer(page, 'B')
  await expect(page.getByText(newVersion)).toBeVisible()
  await expect(
    page
      .getByText('neste aparelho', {exact: true})
      .or(page.getByText('enviando', {exact: true}))
      .first(),
  ).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
  expect(refusals).toBeGreaterThan(0)
  expect(await oracle.studied(today)).toEqual([-1, -1, -1, -1, -1, -1])

  await page.unroute('**/graphql')
  await page.getByRole('button', {name: 'Recarregar'}).click()
  await expect(page.getByText(newVersion)).toHaveCount(0)
  await sendNow(page)
  await expect(saved(page)).toBeVisible()
  await expect(cell(page, 1)).toHaveAccessibleName(/^1, (certa|errada)/)
  expect(await oracle.studied(today)).toEqual([1, -1, -1, -1, -1, -1])
})

test('a server that takes no texts answers a page from its first request to its live news, and refuses the text of a request', async ({
  page,
  context,
  server,
}) => {
  const sent: string[] = []
  const said: string[] = []
  const names = /"sha256Hash":"[\da-f]{16}\.\w+"/
  context.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postData() ?? '')
  })
  context.on('page', (each) =>
    each.on('websocket', (socket) =>
      socket.on('framesent', ({payload}) => {
        if (/"type":"subscribe"/.test(payload.toString())) said.push(payload.toString())
      }),
    ),
  )
  await openToday(page)
  const other = await context.newPage()
  await other.goto('/agenda')
  await expect(heading(other, 1)).toBeVisible()
  await answer(page, 'A')
  await expect(saved(page)).toBeVisible()
  await expect(cell(other, 1)).toHaveAccessibleName(/^1, (certa|errada)/)
  await goToQuestion(page, 2)
  for (const list of [sent, said]) {
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter((body) => !names.test(body) || carriesText(body))).toEqual([])
  }
  const reply = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query: '{coursesMany {_id}}'}),
  })
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('PERSISTED_DOCUMENT_REQUIRED')])
})
