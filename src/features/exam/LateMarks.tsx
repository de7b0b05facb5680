import {css} from 'styled-system/css'
import type {lateMarks} from '../../../machines/exam/mockExam.selectors.ts'
import {mockText} from '../../text/exam/exam.ts'
import {Alert} from '../../ui/status/Alert.tsx'

type Props = {readonly marks: ReturnType<typeof lateMarks>}

const list = css({display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', padding: '0', margin: '0'})
const item = css({
  paddingX: '2',
  paddingY: '0.5',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderColor: 'border.default',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
})

function Marks({marks}: Props) {
  return (
    <ul className={list}>
      {marks.map(({questionId, number, selected, essay}) => (
        <li key={questionId} className={item}>
          {mockText.lateMark(number, selected, essay)}
        </li>
      ))}
    </ul>
  )
}

/** What reached the server too late to count: it is kept, shown here, and stays out of the grade unless it was accepted (D-19). */
export function LateMarks({marks}: Props) {
  const [accepted, late] = [marks.filter(({isAccepted}) => isAccepted), marks.filter(({isAccepted}) => !isAccepted)]
  return (
    <>
      {late.length > 0 ? (
        <Alert tone="warning" role="status" title={mockText.lateTitle(late.length)}>
          <p>{mockText.lateText}</p>
          <Marks marks={late} />
        </Alert>
      ) : null}
      {accepted.length > 0 ? (
        <Alert tone="info" role="status" title={mockText.acceptedTitle(accepted.length)}>
          <p>{mockText.acceptedText}</p>
          <Marks marks={accepted} />
        </Alert>
      ) : null}
    </>
  )
}
