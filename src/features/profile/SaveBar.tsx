import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import {saveFailureHints, savingText} from '../../text/profile/saving.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {
  readonly saveLabel?: string
  readonly canSave: boolean
  readonly canUndo: boolean
  readonly isPending: boolean
  /** The reply is late. */
  readonly isSlow: boolean
  readonly failure: RequestFailure | null
  readonly onSave: () => void
  readonly onUndo: () => void
  /** Why saving is not possible, and the like. */
  readonly note?: ReactNode
}

/** 'Salvar' and 'Desfazer' under a part of the study profile, and what became of the last save. */
export function SaveBar({
  saveLabel = savingText.save,
  canSave,
  canUndo,
  isPending,
  isSlow,
  failure,
  onSave,
  onUndo,
  note,
}: Props) {
  return (
    <div className={rootStyle}>
      {failure === null ? null : (
        <Alert
          tone="error"
          role="alert"
          title={savingText.failed}
          actions={
            <Button variant="outline" size="sm" onClick={onSave}>
              {savingText.tryAgain}
            </Button>
          }
        >
          {saveFailureHints[failure]}
        </Alert>
      )}
      {isSlow ? (
        <Alert tone="info" role="status">
          {savingText.slow}
        </Alert>
      ) : null}
      {note}
      <div className={buttonsStyle}>
        <Button pending={isPending} disabled={!isPending && !canSave} onClick={onSave}>
          {isPending ? savingText.saving : saveLabel}
        </Button>
        <Button variant="outline" disabled={isPending || !canUndo} onClick={onUndo}>
          {savingText.undo}
        </Button>
      </div>
    </div>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '4'})
const buttonsStyle = css({display: 'flex', flexDirection: {base: 'column', sm: 'row'}, gap: '3'})
