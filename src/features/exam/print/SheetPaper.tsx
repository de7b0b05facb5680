import {css} from 'styled-system/css'
import type {AnswerPaper} from '../../../../domain/exam/examPrint.ts'
import {sheetPageText} from '../../../text/exam/examPrint.ts'
import {AnswerGrid} from '../../question/print/AnswerGrid.tsx'

type Props = {readonly paper: AnswerPaper; readonly studentName: string}

const Field = ({
  label,
  value = '',
  isShort = false,
}: {
  readonly label: string
  readonly value?: string
  readonly isShort?: boolean
}) => (
  <p className={css(fieldStyle, isShort && shortStyle)}>
    <span>{label}</span>
    <span className={ruleStyle}>{value}</span>
  </p>
)

/** The answer sheet as it comes out of the printer: one page for as many as 180 questions. */
export function SheetPaper({paper: {title, lines, isTemplate}, studentName}: Props) {
  return (
    <article className={paperStyle}>
      <header
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '2',
          paddingBottom: '3',
          borderBottom: 'control',
        })}
      >
        <h1
          className={css({textStyle: 'title', color: 'text.strong', textWrap: 'balance', _print: {fontSize: '[15pt]'}})}
        >
          {title ?? sheetPageText.title}
        </h1>
        <p className={noteStyle}>
          {title === null
            ? sheetPageText.questions(lines.length)
            : `${sheetPageText.title} · ${sheetPageText.questions(lines.length)}`}
        </p>
        <div className={css({display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1'})}>
          {title === null ? <Field label={sheetPageText.exam} /> : null}
          <Field label={sheetPageText.name} value={studentName} />
          <Field label={sheetPageText.date} isShort />
          <Field label={sheetPageText.signature} />
        </div>
        <p className={noteStyle}>{sheetPageText.how}</p>
        {isTemplate ? (
          <p className={noteStyle}>{title === null ? sheetPageText.plain : sheetPageText.template}</p>
        ) : null}
      </header>
      <AnswerGrid lines={lines} />
    </article>
  )
}

const paperStyle = css({
  color: 'text.strong',
  bg: 'surface.raised',
  padding: '5',
  minWidth: '0',
  border: 'subtle',
  borderRadius: 'lg',
  md: {padding: '10'},
  _print: {padding: '0', bg: 'transparent', border: 'none', borderRadius: 'none'},
})
const noteStyle = css({textStyle: 'small', color: 'text.muted', _print: {fontSize: '[8.5pt]', color: 'text.default'}})
const fieldStyle = css.raw({textStyle: 'label', display: 'flex', alignItems: 'flex-end', gap: '2', flex: '[1 1 16rem]'})
const shortStyle = css.raw({flex: '[0 1 11rem]'})
const ruleStyle = css({
  flex: '1',
  minHeight: '6',
  display: 'flex',
  alignItems: 'flex-end',
  borderBottom: 'control',
  fontWeight: 'regular',
  overflowWrap: 'anywhere',
})
