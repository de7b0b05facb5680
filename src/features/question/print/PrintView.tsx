import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {mostPrinted, type PrintOptions} from '../../../../domain/question/print.ts'
import type {Instant} from '../../../../domain/shared/studyDay.ts'
import type {printMachine} from '../../../../machines/question/print.machine.ts'
import {printCounts, printFailure, printOptions} from '../../../../machines/question/print.selectors.ts'
import {printFailures, printText} from '../../../text/question/print.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {Checkbox} from '../../../ui/form/Checkbox.tsx'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof printMachine>
  readonly send: (event: EventFrom<typeof printMachine>) => void
  readonly now: () => Instant
  /** Address of the print page, for a browser that did not open it. */
  readonly pagePath: string
}

function keyHint(all: number, withKey: number): string | undefined {
  if (withKey === 0) return printText.noKeyYet
  return withKey < all ? printText.someKeys(withKey) : undefined
}

function Choices({state, send}: Pick<Props, 'state' | 'send'>) {
  const id = useId()
  const options = printOptions(state)
  const {all, printed, withKey} = printCounts(state)
  const change = (changes: Partial<PrintOptions>) => send({type: 'options.change', options: {...options, ...changes}})
  const hint = keyHint(printed, withKey)
  const isClosed = state.matches('storing')
  return (
    <div className={stackStyle}>
      <p className={css({textStyle: 'body', color: 'text.muted'})}>{printText.count(printed)}</p>
      {all > mostPrinted ? <Alert tone="info">{printText.tooMany}</Alert> : null}
      {state.matches({choosing: 'tooLong'}) ? (
        <Alert tone="error" role="alert">
          {printText.tooLong}
        </Alert>
      ) : null}
      {state.matches({choosing: 'notStored'}) ? (
        <Alert tone="error" role="alert">
          {printText.notStored}
        </Alert>
      ) : null}
      <fieldset className={stackStyle} disabled={isClosed} aria-describedby={hint === undefined ? undefined : id}>
        <legend className={css({textStyle: 'label', color: 'text.strong', marginBottom: '2'})}>
          {printText.options}
        </legend>
        <Checkbox
          label={printText.withAnswerSheet}
          hint={printText.withAnswerSheetHint}
          checked={options.withAnswerSheet}
          onChange={(event) => change({withAnswerSheet: event.target.checked})}
        />
        <Checkbox
          label={printText.withLabValues}
          checked={options.withLabValues}
          onChange={(event) => change({withLabValues: event.target.checked})}
        />
        <Checkbox
          label={printText.withKey}
          checked={options.withKey}
          disabled={withKey === 0}
          onChange={(event) => change({withKey: event.target.checked})}
        />
        <Checkbox
          label={printText.withComments}
          checked={options.withComments}
          disabled={withKey === 0}
          onChange={(event) => change({withComments: event.target.checked})}
        />
        {hint === undefined ? null : (
          <p id={id} className={css({textStyle: 'small', color: 'text.muted'})}>
            {hint}
          </p>
        )}
      </fieldset>
    </div>
  )
}

function Body({state, send}: Pick<Props, 'state' | 'send'>) {
  const failure = printFailure(state)
  if (state.matches('collecting')) return <Skeleton shape="row" lines={3} label={printText.collecting} />
  if (state.matches('nothing'))
    return (
      <p role="status" className={css({textStyle: 'body'})}>
        {printText.nothing}
      </p>
    )
  if (state.matches('collectFailed')) {
    return (
      <Alert tone="error" role="alert" title={printText.collectFailed}>
        {failure === null ? null : printFailures[failure]}
      </Alert>
    )
  }
  if (state.matches('opened'))
    return (
      <Alert tone="success" role="status" title={printText.opened}>
        {printText.openedHint}
      </Alert>
    )
  return <Choices state={state} send={send} />
}

function Foot({state, send, now, pagePath}: Props) {
  if (state.matches('collectFailed'))
    return <Button onClick={() => send({type: 'print.retry'})}>{printText.tryAgain}</Button>
  if (state.matches('opened'))
    return (
      <ButtonLink href={pagePath} newTab variant="outline">
        {printText.openPage}
      </ButtonLink>
    )
  if (!state.matches('choosing') && !state.matches('storing')) return null
  const isStoring = state.matches('storing')
  return (
    <Button pending={isStoring} onClick={() => send({type: 'print.confirm', now: now()})}>
      {isStoring ? printText.storing : printText.print}
    </Button>
  )
}

/** What goes on paper, in every state of its chart. */
export function PrintView(props: Props) {
  const {state, send} = props
  if (state.matches('closed')) return null
  return (
    <Dialog
      open
      title={printText.title}
      closeLabel={printText.close}
      onClose={() => send({type: 'print.close'})}
      footer={<Foot {...props} />}
    >
      <Body state={state} send={send} />
    </Dialog>
  )
}

const stackStyle = css({display: 'flex', flexDirection: 'column', gap: '3'})
