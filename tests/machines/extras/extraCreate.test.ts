import {expect, test} from 'vitest'
import {extraCreateText} from '../../../src/text/extras/extraCreate.ts'
import {countsText, extrasText, extraSuffix, tileReasons} from '../../../src/text/extras/extras.ts'
import {extraCreateModel} from '../../models/extras/extraCreate.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(extraCreateModel)

test('the words of the extras are those of the catalogue', () => {
  const {created, failedTitle, failed} = extraCreateText
  expect([created.Exam, created.MockExam, failedTitle, failed]).toEqual([
    'Atividade de prova na íntegra criada com sucesso!',
    'Atividade de simulado criada com sucesso!',
    'Ocorreu um erro!.',
    'Não foi possível criar a atividade.',
  ])
  expect([extrasText.empty, extraSuffix, tileReasons.notInCourse]).toEqual([
    'Nenhuma atividade disponível para hoje!',
    ' [Extra]',
    'Esta opção não está disponível para este curso.',
  ])
  expect([countsText({pending: 1, total: 3}), countsText({pending: 2, total: 3})]).toEqual([
    '1 pendente de 3',
    '2 pendentes de 3',
  ])
})
