import {expect, test} from './fixtures.ts'
import {
  answer,
  cell,
  choice,
  goToQuestion,
  heading,
  openToday,
  saved,
  signIn,
  verdict,
  openActivity,
} from './student.ts'

test('a student signs in, lands on the study of today and answers with immediate feedback', async ({page, oracle}) => {
  await signIn(page)
  await expect(page).toHaveURL(/\/agenda\/estudo-teorico\/[^/]+\/questao$/)
  await expect(heading(page, 1)).toBeVisible()
  await expect(page).toHaveTitle(/^Questão 1 de \d+ · Aristo$/)
  await expect(page.getByText('gabarito')).toHaveCount(0)
  await expect(page.getByRole('button', {name: 'Ver comentário'})).toHaveCount(0)

  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  await expect(page.getByRole('radiogroup').getByText('gabarito')).toHaveCount(1)
  await expect(choice(page, 'A')).toHaveAccessibleName(/sua resposta/)
  // Nobody else has answered it: one student's answer is no share.
  await expect(choice(page, 'A')).not.toHaveAccessibleName(/dos alunos/)
  await expect(choice(page, 'A')).toBeDisabled()
  await page.getByRole('button', {name: 'Ver comentário'}).click()
  await expect(page.getByRole('article', {name: 'Comentário do especialista'})).toBeVisible()
  await expect(page).toHaveURL(/showComment=true/)

  await goToQuestion(page, 2)
  await expect(page).toHaveTitle(/^Questão 2 de \d+ · Aristo$/)
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  await expect(cell(page, 2)).toHaveAccessibleName(/^2, (certa|errada), atual$/)
  await expect(page.getByText(/^2 respondidas · \d certas?/)).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.reload()
  await expect(heading(page, 2)).toBeVisible()
  await expect(choice(page, 'B')).toBeChecked()
  await expect(verdict(page)).toBeVisible()
  await expect(page.getByText(/^2 respondidas · /)).toBeVisible()
  const date = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-CA', {timeZone: 'America/Sao_Paulo'}).format(new Date()).replaceAll('-', ''),
  )
  expect((await oracle.studied(date)).slice(0, 3)).toEqual([0, 1, -1])
})

test('everything on the question can be done with single keys', async ({page}) => {
  await openToday(page)
  await page.keyboard.press('1')
  await expect(choice(page, 'A')).toBeChecked()
  await page.keyboard.press('w')
  await expect(choice(page, 'B')).toHaveAccessibleName(/\(riscada\)/)
  await page.keyboard.press('2')
  await expect(choice(page, 'B')).toBeChecked()
  await expect(choice(page, 'B')).not.toHaveAccessibleName(/\(riscada\)/)
  await page.keyboard.press('q')
  await page.keyboard.press('ArrowRight')
  await expect(heading(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page, 1)).toBeVisible()
  await expect(choice(page, 'A')).toHaveAccessibleName(/\(riscada\)/)
  await expect(choice(page, 'B')).toBeChecked()
  await page.keyboard.press('ControlRight')
  await expect(verdict(page)).toBeVisible()
  await page.keyboard.press('ShiftRight')
  await expect(page.getByRole('article', {name: 'Comentário do especialista'})).toBeVisible()
  await page.keyboard.press('ShiftRight')
  await expect(page.getByRole('article', {name: 'Comentário do especialista'})).toHaveCount(0)
})

test('shortcuts are explained, can be turned off, and stay off', async ({page}) => {
  await openToday(page)
  await page.getByRole('button', {name: 'Atalhos do teclado'}).click()
  const dialog = page.getByRole('dialog', {name: 'Atalhos do teclado'})
  await expect(dialog).toContainText('Riscar a alternativa')
  await dialog.getByRole('switch', {name: 'Usar atalhos'}).click()
  await dialog.getByRole('button', {name: 'Fechar'}).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowRight')
  await expect(heading(page, 1)).toBeVisible()
  await expect(choice(page, 'A')).not.toBeChecked()
  await page.reload()
  await expect(heading(page, 1)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowRight')
  await expect(heading(page, 1)).toBeVisible()
  await expect(choice(page, 'A')).not.toBeChecked()
})

const emptyTabs = {
  Videoaulas: 'Videoaulas para esse dia ainda não estão disponíveis',
  Apostilas: 'Apostilas para esse dia ainda não estão disponíveis',
  'Mapas mentais': 'Mapas-mentais para esse dia ainda não estão disponíveis',
  Flashcards: 'Flashcards para esse dia ainda não estão disponíveis',
}

test('tabs without content say so in the documented words', async ({page, server}) => {
  await server.withData(async (db) => {
    for (const table of ['video', 'study_text', 'mindmap', 'flashcard'] as const)
      await db.updateTable(table).set({retired: true}).execute()
  })
  await openToday(page)
  for (const [tab, text] of Object.entries(emptyTabs)) {
    await page.getByRole('navigation', {name: 'Conteúdos da aula'}).getByRole('link', {name: tab}).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await page.getByRole('link', {name: 'Questões', exact: true}).click()
  await expect(heading(page, 1)).toBeVisible()
})

test('the review and the smart review of the day are answered like the study', async ({page}) => {
  await openToday(page)
  await openActivity(page, 'Revisão teórica')
  await expect(page).toHaveURL(/\/agenda\/revisao-teorica\/[^/]+\/questao/)
  await expect(heading(page, 1)).toBeVisible()
  await answer(page, 'C')
  await expect(verdict(page)).toBeVisible()
  await openActivity(page, 'Revisão inteligente')
  await expect(page).toHaveURL(/\/agenda\/revisao-inteligente\/questao/)
  await expect(heading(page, 1)).toBeVisible()
  await expect(
    page.getByText(/Você marcou como dúvida|Hora de rever|Você errou na última vez|Ainda não vista/),
  ).toBeVisible()
  await answer(page, 'D')
  await expect(verdict(page)).toBeVisible()
  await expect(page.getByRole('switch', {name: 'Modo prova'})).toBeDisabled()
})
