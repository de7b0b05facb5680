import {expect, test} from 'vitest'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import type {ExamRoute} from '../../../domain/exam/exam.types.ts'
import {examSourceOf} from '../../../domain/exam/source.ts'
import {agendaOf, fullAgenda} from '../agenda/fixtures.ts'

const activity = (id: string) => ({kind: 'activity', id})
const template = (name: string) => ({kind: 'template', template: name})

const cases: readonly [string, DayAgenda, ExamRoute, string | null, unknown][] = [
  ['an address that names one', fullAgenda, 'simulado', 'a7', activity('a7')],
  ['the mock exam of the day', fullAgenda, 'simulado', null, template('simulado-1')],
  ['the full exam of the day', fullAgenda, 'prova', null, template('prova-1')],
  ['the smart exam of the day', fullAgenda, 'simulado-inteligente', null, activity('inteligente-1')],
  ['a day without a mock exam', agendaOf({exams: ['prova-1']}), 'simulado', null, null],
  ['a day without a full exam', agendaOf({mocks: ['simulado-1']}), 'prova', null, null],
  ['a day without a smart exam', agendaOf({exams: ['prova-1'], mocks: ['m']}), 'simulado-inteligente', null, null],
]

test.each(cases)('%s', (_name, agenda, route, named, expected) => {
  expect(examSourceOf(agenda, route, named)).toEqual(expected)
})
