import {readFile} from 'node:fs/promises'
import type {Locator, Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, morning, test} from './fixtures.ts'
import type {Oracle} from './oracle.ts'
import {answer, openToday, signIn, tryToSignIn, verdict} from './student.ts'
import {lostConnection} from './watch.ts'

/** A drawn picture, wide and of two colours, so that the cut can be told apart. */
const drawnPicture = (page: Page, type: string): Promise<number[]> =>
  page.evaluate(async (kind) => {
    const canvas = new OffscreenCanvas(900, 600)
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#0d4f5a'
      context.fillRect(0, 0, 450, 600)
      context.fillStyle = '#c26a3d'
      context.fillRect(450, 0, 450, 600)
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({type: kind})).arrayBuffer())]
  }, type)

type Kept = {
  name: string
  gender: string | null
  birthday: string | null
  photoUpdatedAt: string | null
  deletionRequestedAt: string | null
  graduation: {
    uf: string | null
    institution: string | null
    yearConclusion: number | null
    desiredExpertise: string | null
    isGraduated: boolean | null
  } | null
  work: {inHealthArea: boolean | null; placeOfWork: string | null; weeklyHours: number | null} | null
}

const kept = async (oracle: Oracle): Promise<Kept> => (await oracle.ask<{profile: Kept}>('person')).profile

const heading = (page: Page): Locator => page.getByRole('heading', {level: 1})
const field = (page: Page, name: string): Locator => page.getByRole('textbox', {name, exact: true})
const save = (where: Page | Locator): Locator => where.getByRole('button', {name: 'Salvar', exact: true})
const undo = (where: Page | Locator): Locator => where.getByRole('button', {name: 'Desfazer', exact: true})
const notice = (page: Page, text: string): Locator => page.getByRole('region', {name: 'Avisos'}).getByText(text)

/** Opens 'Dados pessoais' of somebody who is signed in. */
async function openPersonal(page: Page): Promise<void> {
  await page.goto('/perfil?aba=dados')
  await expect(field(page, 'Nome')).toBeVisible()
}

async function signInToPersonal(page: Page): Promise<void> {
  await openToday(page)
  await openPersonal(page)
}

/** The form with a save of its own among those of the page. */
const form = (page: Page): Locator => page.getByRole('form', {name: 'Dados pessoais'})

test('what is changed can be undone, and what is saved is there after a reload', async ({page, oracle}) => {
  await signInToPersonal(page)
  await expect(save(form(page))).toBeDisabled()
  await expect(undo(form(page))).toBeDisabled()
  await field(page, 'Nome').fill('Outra Pessoa')
  await undo(form(page)).click()
  await expect(field(page, 'Nome')).toHaveValue('Estudante Demo')
  await expect(undo(form(page))).toBeDisabled()

  await field(page, 'Nome').fill('  Ana Maria Souza ')
  await page.getByLabel('Gênero').selectOption('Feminino')
  await page.getByRole('group', {name: 'Você já se formou?'}).getByRole('radio', {name: 'Sim'}).check()
  await expect(form(page).getByLabel('Instituição', {exact: true})).toBeDisabled()
  await page.getByLabel('Estado da faculdade').selectOption('São Paulo')
  await form(page).getByLabel('Instituição', {exact: true}).selectOption('USP')
  await page.getByLabel('Ano de conclusão').selectOption('2022')
  await page.getByLabel('Especialidade desejada').selectOption('Pediatria')
  await field(page, 'Local de trabalho').fill('UBS Central')
  await field(page, 'Horas por semana').fill('20')
  await save(form(page)).click()
  await expect(notice(page, 'Atualizado com sucesso!')).toBeVisible()
  await expect(save(form(page))).toBeDisabled()
  await expect(field(page, 'Nome')).toHaveValue('Ana Maria Souza')
  await expect(heading(page)).toHaveText('Ana Maria Souza')

  await page.reload()
  await expect(field(page, 'Nome')).toHaveValue('Ana Maria Souza')
  await expect(form(page).getByLabel('Instituição', {exact: true})).toHaveValue('USP')
  expect(await kept(oracle)).toEqual({
    name: 'Ana Maria Souza',
    gender: 'f',
    birthday: null,
    photoUpdatedAt: null,
    deletionRequestedAt: null,
    graduation: {uf: 'SP', institution: 'USP', yearConclusion: 2022, desiredExpertise: 'Pediatria', isGraduated: true},
    work: {inHealthArea: null, placeOfWork: 'UBS Central', weeklyHours: 20},
  })

  await page.getByLabel('Estado da faculdade').selectOption('Exterior')
  await form(page).getByRole('textbox', {name: 'Instituição', exact: true}).fill('Universidad de Buenos Aires')
  await save(form(page)).click()
  await expect(save(form(page))).toBeDisabled()
  expect((await kept(oracle)).graduation).toMatchObject({uf: 'UX', institution: 'Universidad de Buenos Aires'})
})

test('fields that cannot be saved say why beside them, and nothing is sent', async ({page, oracle}) => {
  await signInToPersonal(page)
  await field(page, 'Nome').fill(' ')
  await field(page, 'Horas por semana').fill('200')
  await save(form(page)).click()
  await expect(page.getByText('Confira os campos marcados.')).toBeVisible()
  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toHaveAccessibleDescription(/Digite seu nome\./)
  await expect(field(page, 'Horas por semana')).toHaveAccessibleDescription(/Digite um número inteiro de 0 a 168\./)
  await field(page, 'Nome').fill('n'.repeat(151))
  await save(form(page)).click()
  await expect(field(page, 'Nome')).toHaveAccessibleDescription(/no máximo 150 caracteres/)
  expect((await kept(oracle)).name).toBe('Estudante Demo')
})

for (const timezoneId of ['America/Rio_Branco', 'Pacific/Kiritimati']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({timezoneId})
    test('a birthday is the same day before and after the save, and everywhere else', async ({page, oracle}) => {
      await signInToPersonal(page)
      await page.getByLabel('Data de nascimento').fill('1998-02-15')
      await save(form(page)).click()
      await expect(notice(page, 'Atualizado com sucesso!')).toBeVisible()
      await expect(page.getByLabel('Data de nascimento')).toHaveValue('1998-02-15')
      expect((await kept(oracle)).birthday).toBe('1998-02-15T03:00:00.000Z')
      await page.reload()
      await expect(page.getByLabel('Data de nascimento')).toHaveValue('1998-02-15')
      await field(page, 'Local de trabalho').fill('Outro lugar')
      await save(form(page)).click()
      await expect(save(form(page))).toBeDisabled()
      expect((await kept(oracle)).birthday).toBe('1998-02-15T03:00:00.000Z')
    })
  })
}

test('a save without network keeps what was typed, also over a reload, and works when the network is back', async ({
  page,
  oracle,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await signInToPersonal(page)
  await context.setOffline(true)
  await field(page, 'Nome').fill('Ana Offline')
  await save(form(page)).click()
  await expect(form(page).getByRole('alert')).toContainText('Erro ao atualizar!')
  await expect(form(page).getByRole('alert')).toContainText('Você está sem conexão.')
  await expect(field(page, 'Nome')).toHaveValue('Ana Offline')
  await context.setOffline(false)
  await form(page).getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(notice(page, 'Atualizado com sucesso!')).toBeVisible()
  expect((await kept(oracle)).name).toBe('Ana Offline')

  page.on('dialog', (dialog) => void dialog.accept())
  await field(page, 'Nome').fill('Ana Rascunho')
  await page.reload()
  await expect(page.getByText('Recuperamos o que você tinha digitado.')).toBeVisible()
  await expect(field(page, 'Nome')).toHaveValue('Ana Rascunho')
  await undo(form(page)).click()
  await expect(field(page, 'Nome')).toHaveValue('Ana Offline')
  await page.reload()
  await expect(field(page, 'Nome')).toHaveValue('Ana Offline')
})

test('leaving with unsaved changes asks, by a link and by the way back', async ({page}) => {
  await openToday(page)
  await page.getByRole('link', {name: 'Perfil', exact: true}).first().click()
  await page.getByRole('link', {name: 'Dados pessoais'}).click()
  await field(page, 'Nome').fill('Ana Quase')
  const question = page.getByRole('alertdialog', {name: 'Sair sem salvar?'})
  await page.getByRole('link', {name: 'Agenda'}).first().click()
  await expect(question).toBeVisible()
  await question.getByRole('button', {name: 'Continuar editando'}).click()
  await expect(field(page, 'Nome')).toHaveValue('Ana Quase')

  await page.getByRole('link', {name: 'Perfil de estudo'}).click()
  await expect(page).toHaveURL(/aba=estudo/)
  await page.goBack()
  await expect(page).toHaveURL(/aba=dados/)
  await expect(field(page, 'Nome')).toHaveValue('Ana Quase')

  await page.goBack()
  await expect(page).toHaveURL(/\/perfil$/)
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/perfil$/)
  await question.getByRole('button', {name: 'Sair sem salvar'}).click()
  await expect(page).not.toHaveURL(/perfil/)
  await openPersonal(page)
  await expect(field(page, 'Nome')).toHaveValue('Estudante Demo')
})

test('the chosen tab stands in the address, and a reload and the way back keep it', async ({page}) => {
  await openToday(page)
  await page.goto('/perfil')
  await expect(page.getByRole('heading', {name: 'Semana Típica'})).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Meus objetivos'})).toBeVisible()
  await page.getByRole('link', {name: 'Dados pessoais'}).click()
  await expect(page).toHaveURL(/\/perfil\?aba=dados$/)
  await expect(field(page, 'Nome')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Nome')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', {name: 'Semana Típica'})).toBeVisible()
})

test('a sprint course has no study profile', async ({page}) => {
  await signIn(page, {email: 'sprint@aristo.local', password: demo.password})
  await page.getByRole('link', {name: 'Perfil', exact: true}).first().click()
  await expect(field(page, 'Nome')).toBeVisible()
  await expect(page.getByRole('link', {name: 'Perfil de estudo'})).toHaveCount(0)
  await expect(page.getByRole('heading', {name: 'Semana Típica'})).toHaveCount(0)
})

test('a picture is cut, stored, shown after a reload and removed; files that are none are refused', async ({
  page,
  oracle,
  expectOnConsole,
}) => {
  // The trace reads a picture of this device once more through the developer tools, which the content policy reports.
  expectOnConsole(/'blob:.*connect-src|connect-src.*"blocked-uri":"blob"/s)
  await signInToPersonal(page)
  const input = page.getByLabel('Adicionar foto')
  await input.setInputFiles({name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7')})
  await expect(page.getByRole('alert').filter({hasText: 'Este arquivo não é uma foto PNG ou JPEG.'})).toBeVisible()
  await input.setInputFiles({name: 'quebrada.png', mimeType: 'image/png', buffer: Buffer.from('nada')})
  await expect(page.getByRole('alert').filter({hasText: 'Não foi possível abrir esta foto.'})).toBeVisible()
  await input.setInputFiles({name: 'enorme.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15 * 1024 * 1024 + 1)})
  await expect(page.getByRole('alert').filter({hasText: 'O arquivo tem mais de 15 MB.'})).toBeVisible()

  const bytes = await drawnPicture(page, 'image/png')
  await input.setInputFiles({name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(bytes)})
  const crop = page.getByRole('alertdialog', {name: 'Ajustar foto'})
  await expect(crop).toBeVisible()
  await crop.getByRole('slider', {name: 'Posição horizontal'}).focus()
  await page.keyboard.press('End')
  await crop.getByRole('button', {name: 'Usar esta foto'}).click()
  await expect(notice(page, 'Foto atualizada.')).toBeVisible()
  const picture = page.getByRole('main').getByRole('img', {name: 'Foto de Estudante Demo'})
  await expect(picture).toBeVisible()
  await page.reload()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  expect((await kept(oracle)).photoUpdatedAt).not.toBeNull()

  await page.getByRole('button', {name: 'Remover foto'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Remover foto'}).click()
  await expect(notice(page, 'Foto removida.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', {name: 'Estudante Demo', exact: true})).toBeVisible()
  expect((await kept(oracle)).photoUpdatedAt).toBeNull()
})

test('an upload that fails keeps the cut and is sent again', async ({page, context, oracle, expectOnConsole}) => {
  expectOnConsole(lostConnection)
  await signInToPersonal(page)
  const bytes = await drawnPicture(page, 'image/jpeg')
  await page
    .getByLabel('Adicionar foto')
    .setInputFiles({name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes)})
  await context.setOffline(true)
  await page.getByRole('button', {name: 'Usar esta foto'}).click()
  const crop = page.getByRole('alertdialog', {name: 'Ajustar foto'})
  await expect(crop.getByText('A foto não foi enviada.')).toBeVisible()
  await context.setOffline(false)
  await crop.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(notice(page, 'Foto atualizada.')).toBeVisible()
  expect((await kept(oracle)).photoUpdatedAt).not.toBeNull()
})

test('a new password is refused for its reasons, then set, and opens the door', async ({page, expectOnConsole}) => {
  expectOnConsole(/the server responded with a status of 400/)
  await signInToPersonal(page)
  const change = async (old: string, next: string, again: string) => {
    await page.getByLabel('Senha atual').fill(old)
    await page.getByLabel('Nova senha', {exact: true}).fill(next)
    await page.getByLabel('Confirmar nova senha').fill(again)
    await page.getByRole('button', {name: 'Trocar senha'}).click()
  }
  const refusal = (text: string) => page.getByRole('alert').filter({hasText: text})
  await change(demo.password, 'senha-nova-1', 'senha-nova-2')
  await expect(refusal('Novas senhas não são identicas')).toBeVisible()
  await change(demo.password, 'pitanga', 'pitanga')
  await expect(refusal('Senha fraca!')).toContainText('A nova senha precisa ter pelo menos 8 caracteres.')
  await expect(page.getByText('Força da senha: curta demais, use pelo menos 8 caracteres.')).toBeVisible()
  await change(demo.password, 'iloveyou', 'iloveyou')
  await expect(refusal('Senha fraca!')).toContainText('está entre as mais usadas do mundo')
  await change(demo.password, 'estudante-demo', 'estudante-demo')
  await expect(refusal('Senha fraca!')).toContainText('não pode ser seu nome nem seu e-mail')
  await change('errada', 'senha-nova-1', 'senha-nova-1')
  await expect(refusal('Senha incorreta')).toBeVisible()
  await change(demo.password, ' senha-nova-1 ', ' senha-nova-1 ')
  await expect(notice(page, 'Senha alterada.')).toBeVisible()
  await expect(page.getByLabel('Senha atual')).toHaveValue('')

  await page.evaluate(() =>
    indexedDB.databases().then((all) => Promise.all(all.map(({name}) => name && indexedDB.deleteDatabase(name)))),
  )
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await tryToSignIn(page, demo)
  await expect(page.getByRole('alert').filter({hasText: 'Senha incorreta'})).toBeVisible()
  await tryToSignIn(page, {...demo, password: 'senha-nova-1'})
  await page.getByRole('button', {name: 'Entrar'}).waitFor({state: 'detached'})
})

test('the export holds what the student answered', async ({page}) => {
  await openToday(page)
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  await openPersonal(page)
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Baixar meus dados (JSON)'}).click(),
  ])
  expect(json.suggestedFilename()).toMatch(/^aristo-dados-\d{8}\.json$/)
  await expect(notice(page, 'Seus dados foram baixados.')).toBeVisible()
  const held: {profile: {email: string}[] | {email: string}; answers: {choosen: number}[]} = JSON.parse(
    await readFile(await json.path(), 'utf8'),
  )
  expect(JSON.stringify(held.profile)).toContain(demo.email)
  expect(held.answers.some(({choosen}) => choosen === 1)).toBe(true)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Baixar meus dados (CSV)'}).click(),
  ])
  expect(await readFile(await csv.path(), 'utf8')).toContain(demo.email)
})

test('an export that fails says so and can be asked for again', async ({page, server, expectOnConsole}) => {
  expectOnConsole(lostConnection)
  await signInToPersonal(page)
  await server.kill()
  await page.getByRole('button', {name: 'Baixar meus dados (JSON)'}).click()
  const alert = page.getByRole('alert').filter({hasText: 'Não foi possível baixar seus dados.'})
  await expect(alert).toBeVisible()
  await server.run()
  await server.setClock(morning())
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', {name: 'Tentar de novo'}).click(),
  ])
  expect(file.suggestedFilename()).toContain('.json')
})

test('a deletion is asked for by typing the word, shown with its date, and taken back', async ({page, oracle}) => {
  await signInToPersonal(page)
  await page.getByRole('button', {name: 'Pedir exclusão da conta'}).click()
  const dialog = page.getByRole('alertdialog', {name: 'Pedir a exclusão da conta?'})
  await expect(dialog).toContainText('até 15 dias')
  const confirm = dialog.getByRole('button', {name: 'Pedir exclusão'})
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('excluir')
  await confirm.click()
  await expect(page.getByText('Sua conta vai ser excluída.')).toBeVisible()
  expect((await kept(oracle)).deletionRequestedAt).not.toBeNull()
  await page.reload()
  await expect(page.getByText('Sua conta vai ser excluída.')).toBeVisible()
  await page.getByRole('button', {name: 'Cancelar pedido'}).click()
  await expect(page.getByRole('button', {name: 'Pedir exclusão da conta'})).toBeVisible()
  expect((await kept(oracle)).deletionRequestedAt).toBeNull()
})
