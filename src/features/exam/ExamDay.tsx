import {lazy, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import type {ExamRoute} from '../../../domain/exam/exam.types.ts'
import {examDayText} from '../../text/examDay.ts'
import {arriving} from '../../ui/arriving.ts'
import {EmptyState} from '../../ui/EmptyState.tsx'
import {Skeleton} from '../../ui/Skeleton.tsx'
import {useQueryParameter} from '../shell/useAddress.ts'

const DayExam = lazy(() => arriving(() => import('./DayExam.tsx')).then((module) => ({default: module.DayExam})))
const MockExam = lazy(() => arriving(() => import('./MockExam.tsx')).then((module) => ({default: module.MockExam})))

type Source = {readonly kind: 'template'; readonly template: string} | {readonly kind: 'activity'; readonly id: string}

type Props = {readonly agenda: DayAgenda; readonly route: ExamRoute}

/** The exam of the address: the one it names, else the one of the day. */
function sourceOf({exams, mocks, smartExamActivity}: DayAgenda, route: ExamRoute, named: string | null): Source | null {
  if (named !== null) return {kind: 'activity', id: named}
  if (route === 'simulado-inteligente') return smartExamActivity ? {kind: 'activity', id: smartExamActivity} : null
  const template = (route === 'prova' ? exams : mocks)[0]
  return template === undefined ? null : {kind: 'template', template}
}

/** The exam of a day, of whichever of the three kinds (spec 2§2, 2§4). */
export function ExamDay({agenda, route}: Props) {
  const {calendarDate} = agenda
  const source = sourceOf(agenda, route, useQueryParameter('a'))
  if (!source) return <EmptyState art="calendar" title={examDayText.none[route]} />
  const key = `${route} ${source.kind === 'template' ? `${calendarDate} ${source.template}` : source.id}`
  const loading = <div className={css({minHeight: '[70dvh]'})}><Skeleton shape="block" lines={1} label={examDayText.loading[route]} /></div>
  return (
    <Suspense fallback={loading}>
      {route === 'simulado' ? (
        <MockExam key={key} source={source} isExtra={false} calendarDate={calendarDate} />
      ) : (
        <DayExam key={key} kind={route === 'prova' ? 'exam' : 'smartExam'} source={source} calendarDate={calendarDate} />
      )}
    </Suspense>
  )
}
