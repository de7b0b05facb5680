import type {Page} from '@playwright/test'
import {expect, test} from './fixtures.ts'
import {openToday} from './student.ts'
import {lostConnection} from './watch.ts'

const search = (page: Page, name: string) => page.getByRole('searchbox', {name})
const list = (page: Page) => page.getByRole('region', {name: 'Playlist'})

/** Opens a page from the side menu, as a student would. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name}).click()
  // The menu stands open over the page for as long as it is pointed at.
  await page.mouse.move(900, 500)
}

test('a playlist is found, its video watched to the end, and a reload still knows it', async ({page}) => {
  await openToday(page)
  await fromMenu(page, 'Mais Aristo')
  await expect(page).toHaveURL(/\/mais-aristo\/videos$/)
  await expect(page.getByRole('heading', {name: 'Novidades'})).toBeVisible()
  await search(page, 'Pesquisar por categoria ou playlist').fill('nenhuma assim')
  await expect(page.getByRole('heading', {name: 'Nada por aqui...'})).toBeVisible()
  await search(page, 'Pesquisar por categoria ou playlist').fill('URGENCIA')
  await expect(page.getByRole('heading', {name: 'Novidades'})).toHaveCount(0)
  await page.getByRole('link', {name: 'Os primeiros minutos'}).click()
  await expect(page).toHaveURL(/\/mais-aristo\/videos\/Urg%C3%AAncia%20e%20emerg%C3%AAncia\/Os%20primeiros%20minutos$/)
  await expect(page.getByRole('heading', {level: 2, name: 'XABCDE em um minuto'})).toBeVisible()

  await page.getByRole('button', {name: 'Reproduzir', exact: true}).click()
  await expect.poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(false)
  await page.getByRole('slider', {name: 'Posição no vídeo'}).press('End')
  await expect(list(page).getByText('assistido')).toBeVisible()
  await list(page)
    .getByRole('button', {name: /^Rede de frio Parte 2/})
    .click()
  await expect(page).toHaveURL(/[?]id=demo%2Fmais%2F2$/)
  await page.reload()
  await expect(page.getByRole('heading', {level: 2, name: 'Rede de frio', exact: true})).toBeVisible()
  await expect(list(page).getByText('assistido')).toHaveCount(1)

  await page.goto('/mais-aristo/videos/Urg%C3%AAncia%20e%20emerg%C3%AAncia')
  await expect(page).toHaveURL(/\/mais-aristo\/videos$/)
  await page.goto('/mais-aristo/videos/Nada/Nenhuma')
  await expect(page.getByRole('heading', {name: 'Sem vídeos aqui...'})).toBeVisible()
})

test('a phone lists five videos and the rest at a press', async ({newDevice}) => {
  const page = await newDevice({viewport: {width: 360, height: 740}, hasTouch: true})
  await openToday(page)
  await page.goto('/mais-aristo/videos/Urg%C3%AAncia%20e%20emerg%C3%AAncia/Os%20primeiros%20minutos')
  await expect(list(page).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('button', {name: 'Mostrar mais'}).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('button', {name: 'Mostrar mais'})).toHaveCount(0)
})

test('a document of the library is found and opens as a PDF in another tab', async ({page}) => {
  await openToday(page)
  await page.goto('/mais-aristo/documentos')
  await expect(page.getByRole('heading', {name: 'Novidades'})).toBeVisible()
  await search(page, 'Pesquisar nos documentos').fill('nada assim')
  await expect(page.getByRole('heading', {name: 'Nenhum documento encontrado'})).toBeVisible()
  await search(page, 'Pesquisar nos documentos').fill('liquor')
  const link = page.getByRole('link', {name: 'Líquor: como ler (abre em outra aba)'})
  await expect(link).toHaveAttribute('target', '_blank')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('an article has its own address, title and description, and is read again without a network', async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await fromMenu(page, 'Artigos')
  await page.getByRole('link', {name: 'Dormir faz parte do estudo'}).click()
  await expect(page).toHaveURL(/\/artigos\/demo%2Fdormir$/)
  await expect(page.getByRole('heading', {level: 1, name: 'Dormir faz parte do estudo'})).toBeVisible()
  await expect(page.getByRole('cell', {name: 'Um cochilo à tarde'})).toBeVisible()
  await expect(page).toHaveTitle('Dormir faz parte do estudo · Aristo')
  const head = page.locator('head')
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', /\/artigos\/demo%2Fdormir$/)
  await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /O que o sono faz/)
  await page.getByRole('link', {name: 'Todos os artigos'}).click()
  await expect(page.getByRole('heading', {level: 1, name: 'Artigos'})).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', {name: 'Dormir faz parte do estudo'}).click()
  await expect(page.getByText(/guardado neste aparelho/)).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Quanto é suficiente'})).toBeVisible()
  await page.getByRole('link', {name: 'Todos os artigos'}).click()
  await page.getByRole('link', {name: 'O diário de erros'}).click()
  await expect(page.getByRole('heading', {name: 'Você está sem conexão.'})).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', {level: 1, name: 'O diário de erros'})).toBeVisible()

  await page.goto('/artigos/nenhum')
  await expect(page.getByRole('heading', {name: 'Artigo não encontrado'})).toBeVisible()
})
