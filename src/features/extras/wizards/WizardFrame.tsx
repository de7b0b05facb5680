import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {CreationFailure, CreationKind} from '../../../../domain/extras/creation.ts'
import {failureTone, failureWords} from '../../../text/extras/creation.ts'
import {wizardText} from '../../../text/extras/wizards.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import {LoadFailed} from '../../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {useIsWide} from '../../shell/useIsWide.ts'

type FrameProps = {
  readonly title: string
  readonly children: ReactNode
  /** The main action and the one beside it; at the bottom, where a thumb reaches them. */
  readonly footer?: ReactNode
  readonly onClose: () => void
}

/** A window on a wide screen, the whole page on a phone. */
export function WizardFrame({title, children, footer, onClose}: FrameProps) {
  const isWide = useIsWide()
  return (
    <Dialog
      open
      title={title}
      closeLabel={wizardText.close}
      onClose={onClose}
      placement={isWide ? 'center' : 'full'}
      {...(isWide && {size: 'lg'})}
      footer={footer}
    >
      <div className={bodyStyle}>{children}</div>
    </Dialog>
  )
}

type LoadProps = {
  readonly isOffline: boolean
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** What stands where the choices will: they are on their way, or could not be loaded. */
export function Loading({isOffline, isFailed, onRetry}: LoadProps) {
  return isOffline || isFailed ? (
    <LoadFailed isOffline={isOffline} words={wizardText} onRetry={onRetry} />
  ) : (
    <Skeleton shape="row" lines={5} label={wizardText.loading} />
  )
}

type FailureProps = {
  readonly kind: CreationKind
  readonly failure: CreationFailure | null
  /** A creation takes longer than usual. */
  readonly isSlow?: boolean
}

/** Why nothing was created, beside the toast (D-30), or that it takes its time. */
export function CreationNote({kind, failure, isSlow = false}: FailureProps) {
  if (isSlow)
    return (
      <Alert tone="info" role="status">
        {wizardText.slow}
      </Alert>
    )
  if (failure === null) return null
  const {title, text} = failureWords(kind, failure)
  return (
    <Alert tone={failureTone(failure)} role="alert" title={title}>
      {text}
    </Alert>
  )
}

type CreateProps = {
  readonly label?: string
  readonly isPending: boolean
  readonly isAllowed: boolean
  readonly onCreate: () => void
}

export const CreateButton = ({label = wizardText.create, isPending, isAllowed, onCreate}: CreateProps) => (
  <Button pending={isPending} disabled={!isAllowed && !isPending} onClick={onCreate}>
    {isPending ? wizardText.creating : label}
  </Button>
)

/** Fields that take nothing while a creation is on its way; meanwhile the keyboard scrolls them as a whole. */
export const Fields = ({isLocked, children}: {readonly isLocked: boolean; readonly children: ReactNode}) => (
  <div {...(isLocked && {tabIndex: 0, role: 'group', 'aria-label': wizardText.creating})}>
    <fieldset disabled={isLocked} className={fieldsStyle}>
      {children}
    </fieldset>
  </div>
)

const bodyStyle = css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})
const fieldsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  minWidth: '0',
  border: 'none',
  padding: '0',
})
