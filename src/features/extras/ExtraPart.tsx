import {Suspense, useMemo, useState} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {asAgenda, lessonOf} from '../../../domain/extras/asAgenda.ts'
import type {StudyExtra, TheoreticalExtra} from '../../../domain/extras/extra.types.ts'
import {type ExtraPlace, extraSections, extrasPath, extraTabs} from '../../../domain/extras/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {extraNames, extrasText, extraTitle} from '../../text/extras/extras.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {type ActivityFrame, ActivityFrameContext} from '../agenda/activityFrame.ts'
import {LessonPart, ReviewPart} from '../agenda/StudyParts.tsx'
import {finishOfExtra} from './finishOfExtra.ts'
import {NoExtra} from './ExtraScreenView.tsx'
import {useActivityFrame} from './useActivityFrame.ts'

const Finish = lazyNamed(() => import('../agenda/Finish.tsx'), 'Finish')
const WhyHere = lazyNamed(() => import('../agenda/LessonNotes.tsx'), 'WhyHere')
const MockExam = lazyNamed(() => import('../exam/MockExam.tsx'), 'MockExam')
const DayExam = lazyNamed(() => import('../exam/DayExam.tsx'), 'DayExam')

type Back = ActivityFrame['back']

type Props = {
  readonly place: ExtraPlace
  readonly calendarDate: CalendarDate
  /** The query that tabs and redirects keep. */
  readonly search: string
  readonly back: Back
  readonly isEditable: boolean
}

/** The extra as an agenda; the same value as long as it says the same. */
function useAgendaOf(extra: StudyExtra, calendarDate: CalendarDate): DayAgenda {
  const now = asAgenda(extra, calendarDate)
  const [agenda, setAgenda] = useState(now)
  const isSame = JSON.stringify(agenda) === JSON.stringify(now)
  if (!isSame) setAgenda(now)
  return isSame ? agenda : now
}

type StudyProps = Omit<Props, 'place' | 'back'> & {readonly extra: StudyExtra; readonly tab: string | null}

function Lesson({extra, tab, calendarDate, ...rest}: Omit<StudyProps, 'extra'> & {readonly extra: TheoreticalExtra}) {
  const agenda = useAgendaOf(extra, calendarDate)
  const type = extra.kind === 'TheoreticalStudy' ? 'theoreticalStudy' : 'theoreticalReview'
  const lesson = agenda[type][0] ?? lessonOf(extra)
  const tabs = extraTabs(extra)
  const current = tabs.find((one) => one === tab) ?? 'video'
  return (
    <>
      <LessonPart
        {...rest}
        agenda={agenda}
        base={`${extrasPath}/${extraSections[extra.kind]}`}
        type={type}
        lesson={lesson}
        tab={current}
        tabs={tabs}
        finish={
          <Finish
            key={extra.id}
            agenda={agenda}
            type={type}
            lesson={lesson}
            isEditable={rest.isEditable}
            write={finishOfExtra({type, id: extra.id, classification: extra.classification})}
          />
        }
      />
      {type === 'theoreticalReview' ? (
        <Suspense fallback={null}>
          <WhyHere activity={extra.id} about={extra.lessonId} />
        </Suspense>
      ) : null}
    </>
  )
}

function Review({extra, tab, calendarDate, ...rest}: StudyProps) {
  const agenda = useAgendaOf(extra, calendarDate)
  const isSingle = extra.kind !== 'SmartReview'
  const showsCards = isSingle ? extra.kind === 'Flashcard' : tab === 'flashcard'
  return (
    <ReviewPart
      {...rest}
      agenda={agenda}
      base={`${extrasPath}/${extraSections[extra.kind]}`}
      kind={extraNames[extra.kind]}
      title={extraTitle(extra) || extraNames[extra.kind]}
      tab={showsCards ? 'flashcard' : 'questao'}
      isSingle={isSingle}
    />
  )
}

const waiting = (
  <div className={css({minHeight: '[70dvh]'})}>
    <Skeleton shape="block" lines={1} label={extrasText.loading} />
  </div>
)

type ExamProps = Pick<Props, 'calendarDate' | 'back'> & {readonly place: Extract<ExtraPlace, {show: 'exam'}>}

function Exam({place: {route, id}, calendarDate, back}: ExamProps) {
  const source = useMemo(() => ({kind: 'activity', id}) as const, [id])
  const none = <NoExtra back={back} />
  return (
    <Suspense fallback={waiting}>
      {route === 'simulado' ? (
        <MockExam key={id} source={source} isExtra calendarDate={calendarDate} none={none} />
      ) : (
        <DayExam
          key={id}
          kind={route === 'prova' ? 'exam' : 'smartExam'}
          source={source}
          calendarDate={calendarDate}
          base={extrasPath}
          none={none}
        />
      )}
    </Suspense>
  )
}

/** The extra that an address leads to, with the pieces that a day's agenda is shown with (spec 1§2, 2§2). */
export function ExtraPart({place, calendarDate, back, ...rest}: Props) {
  const id = 'extra' in place ? place.extra.id : null
  const frame = useActivityFrame(place, calendarDate, back)
  const shared = {calendarDate, ...rest}
  return (
    <ActivityFrameContext value={frame}>
      {place.show === 'lesson' ? <Lesson key={id} {...shared} extra={place.extra} tab={place.tab} /> : null}
      {place.show === 'smartReview' ? <Review key={id} {...shared} extra={place.extra} tab={place.tab} /> : null}
      {place.show === 'questions' || place.show === 'flashcards' ? (
        <Review key={id} {...shared} extra={place.extra} tab={null} />
      ) : null}
      {place.show === 'exam' ? <Exam place={place} calendarDate={calendarDate} back={back} /> : null}
    </ActivityFrameContext>
  )
}
