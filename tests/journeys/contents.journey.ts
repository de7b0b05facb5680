import type {Page} from '@playwright/test'
import {expect, test} from './fixtures.ts'
import {openToday} from './student.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Conteúdos da aula'}).getByRole('link', {name})

/** What the element itself says; a player's labels could lie. */
const video = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => ({
    second: Math.floor(element.currentTime),
    isPaused: element.paused,
    rate: element.playbackRate,
    captions: element.textTracks[0]?.mode,
  }))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name, exact: true})

test('a video goes on where it was left, with its captions and its speed, and a broken one says so', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404/)
  await openToday(page)
  await tab(page, 'Videoaulas').click()
  await button(page, 'Reproduzir').click()
  await expect.poll(async () => (await video(page)).isPaused).toBe(false)
  expect((await video(page)).captions).toBe('showing')

  await page.getByRole('heading', {level: 1}).click()
  await page.keyboard.press('l')
  await page.keyboard.press('>')
  await page.keyboard.press('c')
  await expect.poll(async () => (await video(page)).second).toBeGreaterThanOrEqual(10)
  await page.keyboard.press('k')
  await expect.poll(() => video(page)).toMatchObject({isPaused: true, rate: 1.25, captions: 'hidden'})
  const left = (await video(page)).second

  await page.reload()
  const resume = button(page, `Continuar de 00:${String(left).padStart(2, '0')}`)
  await expect(resume).toBeVisible()
  await expect(page.getByText(/^parou em 00:/).first()).toBeVisible()
  await resume.click()
  await expect.poll(async () => (await video(page)).second).toBeGreaterThanOrEqual(left)
  expect(await video(page)).toMatchObject({rate: 1.25, captions: 'hidden'})

  await page.getByRole('searchbox', {name: 'Pesquisar na playlist'}).fill('nada assim')
  await expect(page.getByText('Nenhum vídeo nessa playlist')).toBeVisible()
  await page.getByRole('searchbox', {name: 'Pesquisar na playlist'}).fill('gestante')
  await page.getByRole('button', {name: /Imunização da gestante/}).click()
  await expect(page).toHaveURL(/id=/)
  await expect(page.getByRole('alert')).toContainText('Este vídeo não está disponível')
  await button(page, 'Tentar de novo').click()
  await expect(page.getByRole('alert')).toContainText('Este vídeo não está disponível')
})

test('an apostila is searched, enlarged and found open at its page; a mind map is enlarged by keys and told in words', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404/)
  await openToday(page)
  await tab(page, 'Apostilas').click()
  await expect(page.locator('[data-drawn]').first()).toBeVisible()
  await page.getByRole('searchbox', {name: 'Buscar na apostila'}).fill('VACÍNA')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 de \d+ resultados$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^2 de \d+ resultados$/)).toBeVisible()
  expect(await page.evaluate(() => CSS.highlights.get('reader-current')?.size)).toBe(1)
  await button(page, 'Aumentar').click()
  await expect(page.getByText('125%')).toBeVisible()

  await page.getByRole('textbox', {name: 'Página'}).fill('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', {name: 'Página 3 de 4'})).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('textbox', {name: 'Página'})).toHaveValue('3')
  await page.getByRole('region', {name: 'Páginas da apostila'}).scrollIntoViewIfNeeded()
  await expect(page.getByRole('group', {name: 'Página 3 de 4'})).toBeInViewport()
  await page.getByRole('button', {name: /Imunização do prematuro/}).click()
  await expect(page.getByRole('alert')).toContainText('Esta apostila não está disponível')

  await tab(page, 'Mapas mentais').click()
  const map = page.getByRole('region', {name: /^Mapa mental: use as setas/})
  await expect(page.getByRole('img', {name: 'Mapa mental: Mapa da imunização'})).toBeVisible()
  await expect(map).toHaveAccessibleDescription(/Tema central: Imunização/)
  await map.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('125%')).toBeVisible()
  await map.dblclick()
  await expect(page.getByText('250%')).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByText('100%')).toBeVisible()
  await button(page, 'Ver a descrição em texto').click()
  await expect(page.getByText(/Tema central: Imunização/)).toBeVisible()
})
