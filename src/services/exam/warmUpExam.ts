import type {Client} from '@urql/core'
import {groupOf} from '../../../domain/agenda/firstQuestions.ts'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {examRouteAt} from '../../../domain/agenda/routes.ts'
import {examSourceOf} from '../../../domain/exam/source.ts'
import {queryParameter} from '../platform/url.ts'
import type {FirstQuestions} from '../question/chunks.ts'
import {dayExamOfPlace, mockReplies, settled} from './replies.ts'

type Shown = {readonly _id: string; readonly calendarDate: string; readonly questions: readonly string[]}

const firstOf = ({_id, calendarDate, questions}: Shown): FirstQuestions => ({
  ids: groupOf(questions, queryParameter('id') ?? ''),
  calendarDate,
  activity: _id,
})

/**
 * Reads the exam of the address and tells which of its questions are shown first; null while it shows none. The exam's
 * screen, which shares the request, has the device's copy meanwhile.
 */
export async function warmUpExam(client: Client, agenda: DayAgenda, path: string): Promise<FirstQuestions | null> {
  const route = examRouteAt(path)
  const source = route && examSourceOf(agenda, route, queryParameter('a'))
  if (!source) return null
  if (route !== 'simulado') {
    const place = {
      kind: route === 'prova' ? ('exam' as const) : ('smartExam' as const),
      source,
      calendarDate: agenda.calendarDate,
    }
    const {exam} = await settled(dayExamOfPlace(client, place))
    return exam && firstOf(exam)
  }
  const {exam} = await settled(mockReplies(client, source, 'cache-and-network'))
  return exam?.startedAt ? firstOf(exam) : null
}
