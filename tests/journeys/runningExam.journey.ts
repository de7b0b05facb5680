import {demo} from './account.ts'
import {expect, instantAt, signIn, test} from './fixtures.ts'
import {heading, unfoldDay} from './student.ts'

const silvia = {...demo, email: 'simulado@aristo.local'}

test('an exam that was started on one device is told and opened on another, and gone there when it has ended', async ({
  page,
  server,
  newDevice,
}) => {
  await server.setClock(instantAt('10:00'))
  await signIn(page, silvia)
  const phone = await newDevice()
  await signIn(phone, silvia)
  const banner = phone.getByRole('status').filter({hasText: 'Simulado em andamento'})
  await unfoldDay(phone)
  await expect(banner).toHaveCount(0)

  await page.goto('/agenda/simulado')
  await page.getByRole('button', {name: 'Iniciar simulado'}).click()
  await expect(heading(page, 1)).toBeVisible()
  await expect(banner).toContainText(/Restam (29|30) minutos\./)

  // A device that is opened later is told too, on every screen.
  await phone.goto('/favoritos')
  await expect(banner).toBeVisible()
  await banner.getByRole('link', {name: 'Voltar ao simulado'}).click()
  await expect(heading(phone, 1)).toBeFocused()
  await expect(banner).toHaveCount(0)

  // The history says what it is and leads back to it; it is no extra of itself.
  await phone.goto('/historico-provas/simulados-aristo')
  const running = phone.getByRole('main').getByRole('listitem').filter({hasText: 'Simulado em andamento'})
  await expect(running.getByRole('link', {name: 'Voltar ao simulado'})).toBeVisible()
  await expect(running.getByRole('button', {name: 'Adicionar como atividade extra'})).toHaveCount(0)

  await phone.goto('/favoritos')
  await expect(banner).toBeVisible()
  await server.setClock(instantAt('10:32'))
  await phone.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(banner).toHaveCount(0)
})
