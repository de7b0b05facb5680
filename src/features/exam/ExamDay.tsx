import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import type {ExamRoute} from '../../../domain/exam/exam.types.ts'
import {examSourceOf} from '../../../domain/exam/source.ts'
import {examDayText} from '../../text/exam/examDay.ts'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {lazyNamed, lazyWithPreload} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useDayDrawn} from '../shell/useSplash.ts'

const mockExam = lazyWithPreload(() => import('./MockExam.tsx').then(({MockExam}) => MockExam))
const dayExam = lazyWithPreload(() => import('./DayExam.tsx').then(({DayExam}) => DayExam))

const WhyExam = lazyNamed(() => import('../agenda/LessonNotes.tsx'), 'WhyExam')

/** What shows an exam, by the last segment of its address; the build reads the table to preload it. */
const screens = {prova: dayExam, simulado: mockExam, 'simulado-inteligente': dayExam}

/** Asks ahead for what shows an exam of this kind. */
export const fetchKind = (route: ExamRoute): Promise<unknown> => screens[route].fetch()

type Props = {readonly agenda: DayAgenda; readonly route: ExamRoute}

/** The exam of a day, of whichever of the three kinds (spec 2§2, 2§4). */
export function ExamDay({agenda, route}: Props) {
  const {calendarDate} = agenda
  const named = useQueryParameter('a')
  const source = examSourceOf(agenda, route, named)
  useDayDrawn(source === null)
  if (!source) return <EmptyState art="calendar" title={examDayText.none[route]} />
  const key = `${route} ${source.kind === 'template' ? `${calendarDate} ${source.template}` : source.id}`
  // An address may name an exam of another day, of which this one knows nothing.
  const why =
    named === null ? (
      <Suspense fallback={null}>
        <WhyExam day={agenda._id} />
      </Suspense>
    ) : null
  const loading = (
    <div className={css({minHeight: '[70dvh]'})}>
      <Skeleton shape="block" lines={1} label={examDayText.loading[route]} />
    </div>
  )
  return (
    <Suspense fallback={loading}>
      {route === 'simulado' ? (
        <mockExam.Part key={key} source={source} isExtra={false} calendarDate={calendarDate} why={why} />
      ) : (
        <dayExam.Part
          key={key}
          kind={route === 'prova' ? 'exam' : 'smartExam'}
          source={source}
          calendarDate={calendarDate}
          why={why}
        />
      )}
    </Suspense>
  )
}
