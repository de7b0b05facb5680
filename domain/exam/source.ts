import type {DayAgenda} from '../agenda/agenda.types.ts'
import type {ExamRoute, ExamSource} from './exam.types.ts'

/** The exam of an address: the one it names, else the one of the day (spec 2§2); null when the day has none of the kind. */
export function examSourceOf(agenda: DayAgenda, route: ExamRoute, named: string | null): ExamSource | null {
  const {exams, mocks, smartExamActivity} = agenda
  if (named !== null) return {kind: 'activity', id: named}
  if (route === 'simulado-inteligente') return smartExamActivity ? {kind: 'activity', id: smartExamActivity} : null
  const template = (route === 'prova' ? exams : mocks)[0]
  return template === undefined ? null : {kind: 'template', template}
}
