import {css} from 'styled-system/css'
import {annulledChoice} from '../../../../domain/question/outcome.ts'
import {hasKey, type PrintQuestion, type PrintSheet, sheetLines} from '../../../../domain/question/print.ts'
import {printPageText} from '../../../text/question/print.ts'
import {labTable} from '../../../text/question/labTable.ts'
import {labValuesText} from '../../../text/question/labValues.ts'
import {choiceLetters} from '../../../text/question/question.ts'
import {RichTextView} from '../../../ui/content/RichTextView.tsx'
import {LabGroupTable} from '../LabGroupTable.tsx'
import {AnswerGrid} from './AnswerGrid.tsx'

type Props = {readonly sheet: PrintSheet; readonly dateText: (instant: number) => string}
type Numbered = {readonly question: PrintQuestion; readonly number: number}

function Head({sheet, dateText}: Props) {
  return (
    <header
      className={css({display: 'flex', flexDirection: 'column', gap: '3', paddingBottom: '4', borderBottom: 'control'})}
    >
      <h1 className={css({textStyle: 'title', color: 'text.strong', textWrap: 'balance'})}>{sheet.title}</h1>
      <p className={noteStyle}>
        {printPageText.count(sheet.questions.length)}
        {' · '}
        {printPageText.made(dateText(sheet.createdAt))}
      </p>
      <p className={fieldsStyle}>
        <span className={css(fieldStyle)}>
          {printPageText.name}
          <span className={ruleStyle} />
        </span>
        <span className={css(fieldStyle, {flex: '[0 1 12rem]'})}>
          {printPageText.date}
          <span className={ruleStyle} />
        </span>
      </p>
    </header>
  )
}

/** Rings to fill in, on pages of their own before the questions. */
function AnswerSheet({questions}: {readonly questions: readonly PrintQuestion[]}) {
  return (
    <section className={css({breakAfter: 'page'})}>
      <h2 className={headingStyle}>{printPageText.answerSheet}</h2>
      <AnswerGrid lines={sheetLines(questions)} />
    </section>
  )
}

function Question({question, number}: Numbered) {
  return (
    <article className={questionStyle}>
      <h2 className={headingStyle}>{printPageText.question(number)}</h2>
      <p className={noteStyle}>
        {[question.source, question.classification.join(' › ')].filter((part) => part !== '').join(' — ')}
      </p>
      <RichTextView
        value={question.body}
        measure="full"
        tableLabel={`${printPageText.table}, ${printPageText.question(number)}`}
        className={bodyStyle}
      />
      {question.isEssay ? (
        <div className={linesStyle} role="img" aria-label={printPageText.essayLines} />
      ) : (
        <ol
          className={css({
            display: 'flex',
            flexDirection: 'column',
            gap: '1.5',
            marginTop: '3',
            _print: {gap: '1', marginTop: '2'},
          })}
        >
          {question.choices.map((text, index) => (
            <li key={text} className={choiceStyle}>
              <span className={ringStyle}>{choiceLetters[index]}</span>
              <span className={css({flex: '1', minWidth: '0'})}>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}

/** The usual laboratory values, in as many columns as the page has room for. */
const LabValues = () => (
  <section className={css({breakBefore: 'page', minWidth: '0'})}>
    <h2 className={headingStyle}>{labValuesText.title}</h2>
    <p className={noteStyle}>{labValuesText.note}</p>
    <div className={columnsStyle}>
      {labTable.map((group) => (
        <LabGroupTable key={group.name} {...group} />
      ))}
    </div>
  </section>
)

function keyOf({correctChoice, isEssay}: PrintQuestion): string {
  if (isEssay) return printPageText.open
  if (correctChoice === null) return '–'
  return correctChoice === annulledChoice ? printPageText.annulled : (choiceLetters[correctChoice] ?? '–')
}

function Key({questions}: {readonly questions: readonly PrintQuestion[]}) {
  const essays = questions.flatMap((question, index) =>
    question.isEssay && question.answer ? [{question, number: index + 1}] : [],
  )
  return (
    <section className={css({breakBefore: 'page'})}>
      <h2 className={headingStyle}>{printPageText.key}</h2>
      <ol className={gridStyle}>
        {questions.map((question, index) => (
          <li key={question.id} className={lineStyle}>
            <span className={numberStyle}>{index + 1}</span>
            <span className={css({fontWeight: 'semibold'})}>{keyOf(question)}</span>
            {hasKey(question) ? null : <span className="visuallyHidden">{printPageText.noKey}</span>}
          </li>
        ))}
      </ol>
      {essays.map(({question, number}) => (
        <article key={question.id} className={questionStyle}>
          <h3 className={subheadingStyle}>{`${printPageText.question(number)}: ${printPageText.essayKey}`}</h3>
          <RichTextView
            value={question.answer ?? []}
            size="compact"
            measure="full"
            tableLabel={`${printPageText.table}, ${printPageText.essayKey} ${number}`}
            className={bodyStyle}
          />
        </article>
      ))}
    </section>
  )
}

function Comments({commented}: {readonly commented: readonly Numbered[]}) {
  return (
    <section className={css({breakBefore: 'page'})}>
      <h2 className={headingStyle}>{printPageText.comments}</h2>
      {commented.map(({question, number}) => (
        <article key={question.id} className={commentStyle}>
          <h3 className={subheadingStyle}>{printPageText.question(number)}</h3>
          <RichTextView
            value={question.comment?.body ?? []}
            size="compact"
            measure="full"
            tableLabel={`${printPageText.table}, ${printPageText.comments} ${number}`}
            className={bodyStyle}
          />
          <p className={noteStyle}>{question.comment?.author}</p>
        </article>
      ))}
    </section>
  )
}

/**
 * Questions as they come out of the printer: told apart without colour, no question, picture or table cut by the end of
 * a page as long as it fits on one. Its page is light in both themes.
 */
export function Paper({sheet, dateText}: Props) {
  const {questions, withAnswerSheet, withKey, withComments, withLabValues} = sheet
  const commented = questions.flatMap((question, index) => (question.comment ? [{question, number: index + 1}] : []))
  return (
    <div className={paperStyle}>
      <Head sheet={sheet} dateText={dateText} />
      {withAnswerSheet ? <AnswerSheet questions={questions} /> : null}
      {questions.map((question, index) => (
        <Question key={question.id} question={question} number={index + 1} />
      ))}
      {withLabValues ? <LabValues /> : null}
      {withKey ? <Key questions={questions} /> : null}
      {withComments && commented.length > 0 ? <Comments commented={commented} /> : null}
    </div>
  )
}

const paperStyle = css({
  color: 'text.strong',
  bg: 'surface.raised',
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  padding: '5',
  minWidth: '0',
  border: 'subtle',
  borderRadius: 'lg',
  md: {padding: '10'},
  // Grey says as much as colour here, and pages break between things.
  _print: {
    display: 'block',
    padding: '0',
    bg: 'transparent',
    border: 'none',
    borderRadius: 'none',
    fontSize: '[10pt]',
    '& > * + *': {marginTop: '5'},
  },
})
const noteStyle = css({textStyle: 'small', color: 'text.muted', _print: {fontSize: '[8.5pt]'}})
const headingStyle = css({
  textStyle: 'heading',
  color: 'text.strong',
  marginBottom: '1',
  breakAfter: 'avoid',
  _print: {fontSize: '[11.5pt]', marginBottom: '0.5'},
})
const subheadingStyle = css({
  textStyle: 'label',
  fontWeight: 'semibold',
  color: 'text.strong',
  marginBottom: '2',
  breakAfter: 'avoid',
})
const fieldsStyle = css({display: 'flex', flexWrap: 'wrap', gap: '5', marginTop: '2'})
const fieldStyle = css.raw({textStyle: 'label', display: 'flex', alignItems: 'flex-end', gap: '2', flex: '[1 1 16rem]'})
const ruleStyle = css({flex: '1', height: '5', borderBottom: 'control'})
const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(11.5rem, 1fr))]',
  columnGap: '5',
  rowGap: '1.5',
  marginTop: '3',
  textStyle: 'label',
})
const columnsStyle = css({
  columns: '[18rem]',
  columnGap: '8',
  marginTop: '3',
  '& table': {breakInside: 'avoid'},
  // Two pages of A4.
  _print: {
    columns: '[7.5cm]',
    columnGap: '5',
    '& table': {breakInside: 'auto'},
    '& tr': {breakInside: 'avoid'},
    '& th, & td': {fontSize: '[7.5pt]', lineHeight: '[1.2]', paddingBlock: '[0.25mm]'},
    '& caption': {fontSize: '[8pt]', lineHeight: '[1.2]', paddingBlock: '[0.8mm 0.3mm]'},
  },
})
const lineStyle = css({display: 'flex', alignItems: 'center', gap: '1.5', minHeight: '7', breakInside: 'avoid'})
const numberStyle = css({
  width: '7',
  textAlign: 'end',
  marginInlineEnd: '1',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'semibold',
  flexShrink: '0',
})
const ringStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '6',
  height: '6',
  flexShrink: '0',
  borderRadius: 'full',
  border: 'control',
  textStyle: 'caption',
  color: 'text.strong',
  _print: {width: '[5mm]', height: '[5mm]', fontSize: '[8pt]'},
})
const choiceStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '3',
  textStyle: 'reading',
  lineHeight: 'ui',
  breakInside: 'avoid',
  _print: {fontSize: '[inherit]', lineHeight: 'snug'},
})
const questionStyle = css({breakInside: 'avoid', minWidth: '0'})
const commentStyle = css({marginTop: '5', minWidth: '0'})
const bodyStyle = css({
  marginTop: '3',
  _print: {
    marginTop: '1.5',
    fontSize: '[inherit]',
    lineHeight: 'snug',
    '& img, & table, & .richText-table': {breakInside: 'avoid', maxWidth: 'full'},
    '& .richText-table': {overflow: 'visible'},
    '& p': {orphans: '2', widows: '2'},
    '& p + p': {marginTop: '1.5'},
    '& img': {maxHeight: '[18cm]', filter: '[grayscale(1)]'},
  },
})
const linesStyle = css({
  height: '[14rem]',
  marginTop: '4',
  breakInside: 'avoid',
  backgroundImage:
    '[repeating-linear-gradient(to bottom, transparent 0 calc(1.75rem - 1px), {colors.border.control} calc(1.75rem - 1px) 1.75rem)]',
  printColorAdjust: 'exact',
})
