import type {ChangeEvent, ReactNode} from 'react'
import {css, cx} from 'styled-system/css'
import {button} from 'styled-system/recipes/button'
import type {SnapshotFrom} from 'xstate'
import {exportFormats} from '../../../domain/decks/deckFile.ts'
import type {deckFilesMachine} from '../../../machines/decks/deckFiles.machine.ts'
import {
  chosenLesson,
  exportedCount,
  exportFormat,
  exportProgress,
  fileName,
  filesFailure,
  fileTrouble,
  importedCount,
  leftOutOf,
  lessonsOfFiles,
  problemsOf,
  readCardsOf,
} from '../../../machines/decks/deckFiles.selectors.ts'
import type {DeckFilesEvent} from '../../../machines/decks/deckFiles.types.ts'
import {
  deckFilesText,
  exportedLine,
  exportLabels,
  filesFailureHints,
  fileTroubles,
  fileTroubleTitle,
  importedLine,
  importLabel,
  leftOutLine,
  moreProblems,
  problemCount,
  problemLine,
  readLine,
} from '../../text/decks/deckFiles.ts'
import {Button} from '../../ui/action/Button.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof deckFilesMachine>
  readonly send: Send<DeckFilesEvent>
}

/** Cards of the preview, and problems that are told one by one. */
const shown = {cards: 5, problems: 50}

const Part = ({
  title,
  hint,
  children,
}: {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}) => (
  <section className={partStyle}>
    <h3 className={css({textStyle: 'label', color: 'text.strong'})}>{title}</h3>
    <p className={css({textStyle: 'small', color: 'text.muted'})}>{hint}</p>
    {children}
  </section>
)

function Pick({state, send}: Props) {
  const isReading = state.matches('reading')
  const onChange = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file !== undefined) send({type: 'file.pick', file})
    currentTarget.value = ''
  }
  return (
    <label className={cx(button({variant: 'outline', size: 'sm'}), pickStyle)} aria-busy={isReading || undefined}>
      {isReading ? deckFilesText.reading : deckFilesText.pick}
      <input
        type="file"
        className="visuallyHidden"
        accept=".csv,.tsv,.txt,.apkg"
        disabled={!state.matches('choosing')}
        onChange={onChange}
      />
    </label>
  )
}

function Choosing({state, send}: Props) {
  const trouble = fileTrouble(state)
  const exported = exportedCount(state)
  const failure = filesFailure(state)
  const progress = exportProgress(state)
  const isExporting = state.matches('exporting')
  return (
    <>
      <Part title={deckFilesText.importTitle} hint={deckFilesText.importHint}>
        <Pick state={state} send={send} />
        {trouble === null ? null : (
          <Alert tone="error" role="alert" title={fileTroubleTitle}>
            {fileTroubles[trouble]}
          </Alert>
        )}
      </Part>
      <Part title={deckFilesText.exportTitle} hint={deckFilesText.exportHint}>
        <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
          {exportFormats.map((format) => (
            <Button
              key={format}
              variant="outline"
              size="sm"
              pending={isExporting && exportFormat(state) === format}
              disabled={!(isExporting && exportFormat(state) === format) && !state.matches('choosing')}
              onClick={() => send({type: 'export.start', format})}
            >
              {exportLabels[format]}
            </Button>
          ))}
        </div>
        {isExporting ? (
          <p role="status" className={css({textStyle: 'small'})}>
            {deckFilesText.exporting}
            <progress
              aria-label={deckFilesText.progress}
              className={css({display: 'block', width: 'full', marginTop: '2'})}
              {...(progress !== null && {value: progress.done, max: Math.max(1, progress.total)})}
            />
          </p>
        ) : null}
        {exported === null ? null : (
          <Alert tone={exported === 0 ? 'info' : 'success'} role="status">
            {exportedLine(exported)}
          </Alert>
        )}
        {failure === null ? null : (
          <Alert tone="error" role="alert" title={deckFilesText.exportFailed}>
            {filesFailureHints[failure]}
          </Alert>
        )}
      </Part>
    </>
  )
}

function Problems({state}: Pick<Props, 'state'>) {
  const problems = problemsOf(state)
  if (problems.length === 0) return null
  return (
    <Alert tone="error" role="alert" title={problemCount(problems.length)}>
      {deckFilesText.problems}
      <ul className={css({listStyle: 'disc', paddingInlineStart: '5', marginTop: '2'})}>
        {problems.slice(0, shown.problems).map((problem) => (
          <li key={problem.row}>{problemLine(problem)}</li>
        ))}
        {problems.length > shown.problems ? <li>{moreProblems(problems.length - shown.problems)}</li> : null}
      </ul>
    </Alert>
  )
}

const FirstCards = ({state}: Pick<Props, 'state'>) => (
  <div className={css({overflowX: 'auto'})} role="region" aria-label={deckFilesText.preview} tabIndex={0}>
    <table className={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{deckFilesText.front}</th>
          <th scope="col">{deckFilesText.back}</th>
          <th scope="col">{deckFilesText.theme}</th>
        </tr>
      </thead>
      <tbody>
        {readCardsOf(state)
          .slice(0, shown.cards)
          .map(({row, front, back, theme}) => (
            <tr key={row}>
              <td>{front}</td>
              <td>{back}</td>
              <td>{theme}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
)

function Preview({state, send}: Props) {
  const failure = filesFailure(state)
  const disabled = !state.matches('preview')
  return (
    <>
      <p className={css({textStyle: 'label', overflowWrap: 'anywhere'})}>
        {readLine(fileName(state), readCardsOf(state).length)}
      </p>
      <Alert tone="warning">{deckFilesText.notice}</Alert>
      {leftOutLine(leftOutOf(state)) === '' ? null : <Alert tone="info">{leftOutLine(leftOutOf(state))}</Alert>}
      <SelectField
        label={deckFilesText.chooseTheme}
        options={[
          {value: '', label: deckFilesText.choose},
          ...lessonsOfFiles(state).map(({lessonId, title}) => ({value: lessonId, label: title})),
        ]}
        value={chosenLesson(state)}
        disabled={disabled}
        onChange={({currentTarget: {value}}) => send({type: 'lesson.pick', lessonId: value})}
      />
      <Problems state={state} />
      <FirstCards state={state} />
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={deckFilesText.importFailed}>
          {filesFailureHints[failure]}
        </Alert>
      )}
    </>
  )
}

const Footer = ({state, send}: Props) => (
  <>
    <Button variant="outline" disabled={state.matches('sending')} onClick={() => send({type: 'file.drop'})}>
      {deckFilesText.another}
    </Button>
    <Button
      pending={state.matches('sending')}
      disabled={state.matches('preview') && !state.can({type: 'import.confirm', key: ''})}
      onClick={() => send({type: 'import.confirm'})}
    >
      {importLabel(importedCount(state))}
    </Button>
  </>
)

/** Own decks as files: import with its preview, and export, in every state of their chart. */
export function DeckFilesView({state, send}: Props) {
  if (state.matches('closed')) return null
  const isPreview = state.matches('preview') || state.matches('sending')
  return (
    <Dialog
      open
      size="lg"
      onClose={() => send({type: 'files.close'})}
      title={deckFilesText.title}
      closeLabel={deckFilesText.close}
      footer={isPreview ? <Footer state={state} send={send} /> : undefined}
    >
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}>
        {isPreview ? (
          <Preview state={state} send={send} />
        ) : state.matches('imported') ? (
          <Alert tone="success" role="status" title={deckFilesText.done}>
            {importedLine(importedCount(state))}
          </Alert>
        ) : (
          <Choosing state={state} send={send} />
        )}
      </div>
    </Dialog>
  )
}

const partStyle = css({display: 'flex', flexDirection: 'column', gap: '2', alignItems: 'flex-start', minWidth: '0'})
const pickStyle = css({
  position: 'relative',
  _focusWithin: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const tableStyle = css({
  width: 'full',
  textStyle: 'small',
  '& th': {textAlign: 'start', color: 'text.muted', padding: '2'},
  '& td': {
    padding: '2',
    verticalAlign: 'top',
    borderTop: '[1px solid {colors.border.subtle}]',
    overflowWrap: 'anywhere',
  },
})
