import type {Page} from '@playwright/test'
import {timeouts} from '../support/timeouts.ts'
import {expect, test} from './fixtures.ts'
import {openToday, signIn} from './student.ts'
import {lostConnection} from './watch.ts'

const forum = (page: Page) => page.getByRole('region', {name: 'Fórum'}).last()
const comments = (page: Page) => forum(page).getByRole('list', {name: 'Comentários'})
const words = (page: Page) => forum(page).getByRole('textbox', {name: 'Escreva um comentário'})

async function openForum(page: Page): Promise<void> {
  await page.goto('/viewer/questao?id=demo/cir-hernias-1')
  await page.getByRole('button', {name: 'Ver fórum'}).click()
  await expect(words(page)).toBeVisible()
}

test('two students in one conversation: what one writes the other reads without a reload, also what waited offline', async ({
  page,
  newDevice,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  test.setTimeout(timeouts.long)
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (pathname.startsWith('/v1/')) asked.push(pathname)
  })
  await openToday(page)
  await page.goto('/viewer/questao?id=demo/cir-hernias-1')
  await expect(page.getByRole('button', {name: 'Ver fórum'})).toBeVisible()
  // Nothing of a forum is asked for before it is opened.
  expect(asked).toEqual([])
  await openForum(page)

  const other = await newDevice()
  await signIn(other, {email: 'desempenho@aristo.local', password: 'aristo-demo-2026'})
  await expect(other.getByRole('navigation', {name: 'Menu principal'})).toBeVisible()
  await openForum(other)

  await words(page).fill('Por que não é hérnia femoral?')
  await words(page).press('Enter')
  await expect(comments(page).getByText('Por que não é hérnia femoral?')).toHaveCount(1)
  await expect(comments(other).getByText('Por que não é hérnia femoral?')).toBeVisible()

  // The reply of the other one arrives by itself, and the comment says how many it has.
  const first = comments(other).getByRole('article').filter({hasText: 'Por que não é hérnia femoral?'})
  await first.getByRole('button', {name: /^Responder a/u}).click()
  await first.getByRole('textbox').fill('Porque a massa está acima do ligamento inguinal.')
  await first.getByRole('textbox').press('Enter')
  await expect(comments(other).getByText('Porque a massa está acima do ligamento inguinal.')).toBeVisible()
  await comments(page).getByRole('button', {name: 'Ver respostas (1)'}).first().click()
  await expect(comments(page).getByText('Porque a massa está acima do ligamento inguinal.')).toBeVisible()

  // The tutorial is the product's own where the operator names none, with captions and its words.
  await forum(other).getByRole('button', {name: 'Como usar o fórum'}).click()
  const tutorial = other.getByRole('dialog', {name: 'Como usar o fórum'})
  await expect(tutorial.getByText('Não resolveu? Peça um monitor.')).toBeAttached()
  await expect
    .poll(() => tutorial.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0)
  await tutorial.getByRole('button', {name: 'Fechar'}).click()

  // Without network a comment stays on the device, and is delivered when the network is back.
  await page.context().setOffline(true)
  await words(page).fill('Obrigada! Faz sentido.')
  await forum(page).getByRole('button', {name: 'Comentar'}).click()
  await expect(comments(page).getByText('neste aparelho')).toBeVisible()
  await expect(comments(other).getByText('Obrigada! Faz sentido.')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(comments(other).getByText('Obrigada! Faz sentido.')).toBeVisible()
  await expect(comments(page).getByText('Obrigada! Faz sentido.')).toHaveCount(1)

  // Its author deletes it for everybody; others have no button for that.
  const thanks = (where: Page) => comments(where).getByRole('article').filter({hasText: 'Obrigada! Faz sentido.'})
  await expect(thanks(other).getByRole('button', {name: 'Apagar comentário'})).toHaveCount(0)
  await thanks(page).getByRole('button', {name: 'Apagar comentário'}).click()
  await expect(page.getByText(/^Deseja mesmo apagar o comentário de .+\? Esta ação é irreversível!$/u)).toBeVisible()
  await page.getByRole('button', {name: 'Deletar'}).click()
  await expect(thanks(page)).toHaveCount(0)
  await expect(thanks(other)).toHaveCount(0)

  // What was said is there after a reload.
  await openForum(other)
  await expect(comments(other).getByText('Por que não é hérnia femoral?')).toBeVisible()
  await other.setViewportSize({width: 360, height: 740})
  expect(await other.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  )
})
