import {useMemo} from 'react'
import {css} from 'styled-system/css'
import type {DayAgenda, TheoreticalType} from '../../../../domain/agenda/agenda.types.ts'
import {activityNames} from '../../../text/agenda.ts'
import {PrintQuestions} from './Print.tsx'

type Props = {readonly ids: readonly string[]; readonly agenda: DayAgenda; readonly type: TheoreticalType}

/** What the set is called on paper: its lesson, or its activity. */
function titleOf({ids, agenda, type}: Props): string {
  const lessons = type === 'smartReview' ? [] : agenda[type]
  return lessons.find(({questions}) => questions === ids)?.lessonTitle ?? activityNames[type]
}

/** 'Imprimir' for the questions of one activity of the day. */
export function PrintSet(props: Props) {
  const {ids, agenda: {calendarDate, _id: activity}} = props
  const source = useMemo(() => ({calendarDate, activity}), [calendarDate, activity])
  return (
    <div className={css({display: 'flex', marginTop: '5', marginInlineStart: '-3'})}>
      <PrintQuestions key={ids.join()} title={titleOf(props)} ids={ids} source={source} />
    </div>
  )
}
