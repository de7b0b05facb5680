import {demo} from './account.ts'
import {expect, signIn, test} from './fixtures.ts'
import {Oracle} from './oracle.ts'
import {unfoldDay} from './student.ts'
import {lostConnection} from './watch.ts'

const account = {email: 'dois-cursos@aristo.local', password: demo.password}

test('the page of premium courses switches to another course, and knows the current one', async ({
  page,
  server,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await signIn(page, account)
  await page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name: 'Aristo Premium'}).click()
  await page.mouse.move(900, 500)
  await expect(page).toHaveURL(/\/aristo-premium$/)
  await expect(page).toHaveTitle('Aristo Premium · Aristo')
  const courses = page.getByRole('list', {name: 'Seus cursos premium'})
  const card = (name: string) => courses.getByRole('listitem').filter({has: page.getByRole('heading', {name})})
  await expect(courses.getByRole('heading')).toHaveText([
    'Curso Prático de Habilidades Clínicas',
    'Extensivo Residência Médica',
    'Extensivo Revalida',
  ])
  await expect(card('Extensivo Residência Médica').getByText('Curso atual')).toBeVisible()
  for (const picture of await courses.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  // The current course is opened, not switched to.
  await card('Extensivo Residência Médica').getByRole('button', {name: 'Ir para o curso'}).click()
  await expect(page).toHaveURL(/\/agenda/)
  await page.goto('/aristo-premium')

  await card('Extensivo Revalida').getByRole('button', {name: 'Ir para o curso'}).click()
  const asked = page.getByRole('alertdialog', {name: 'Deseja trocar para o curso Extensivo Revalida?'})
  await expect(asked).toBeVisible()
  await context.setOffline(true)
  await asked.getByRole('button', {name: 'Trocar de curso'}).click()
  await expect(asked.getByRole('alert')).toContainText('Não foi possível trocar de curso.')
  await context.setOffline(false)
  await asked.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(page).toHaveURL(/\/agenda/)
  await unfoldDay(page)
  await expect(page.getByRole('button', {name: 'Curso atual: Extensivo Revalida. Trocar de curso'})).toBeVisible()
  const {profile} = await new Oracle(server, account).ask<{profile: {courses: {course: {_id: string}}[]}}>('courses')
  expect(profile.courses[0]?.course._id).toBe('revalida')

  await page.goto('/aristo-premium')
  await expect(card('Extensivo Revalida').getByText('Curso atual')).toBeVisible()
  await page.reload()
  await expect(card('Extensivo Revalida').getByText('Curso atual')).toBeVisible()
})
