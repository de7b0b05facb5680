import {useMemo} from 'react'
import {css} from 'styled-system/css'
import type {QuestionSource} from '../pages.ts'
import {PrintQuestions} from './Print.tsx'

type Props = {readonly ids: readonly string[]; readonly agenda: QuestionSource; readonly title: string}

/** 'Imprimir' for the questions of one activity of the day. */
export function PrintSet({ids, agenda: {calendarDate, _id: activity}, title}: Props) {
  const source = useMemo(() => ({calendarDate, activity}), [calendarDate, activity])
  return (
    <div className={css({display: 'flex', marginTop: '5', marginInlineStart: '-3'})}>
      <PrintQuestions key={ids.join()} title={title} ids={ids} source={source} />
    </div>
  )
}
