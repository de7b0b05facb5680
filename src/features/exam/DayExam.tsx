import type {MockSource} from './MockExam.tsx'

type Props = {readonly kind: 'exam' | 'smartExam'; readonly source: MockSource; readonly calendarDate: string}

/** A full or smart exam of one day, from its first question to its receipt. */
export function DayExam({calendarDate}: Props) {
  return <p>{calendarDate}</p>
}
