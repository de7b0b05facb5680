import {Suspense} from 'react'
import {hidingText} from '../../text/forum/hiding.ts'
import {Button} from '../../ui/action/Button.tsx'
import {EyeIcon, EyeOffIcon} from '../../ui/icon/basicIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {HidingProps} from './HidingDialog.tsx'

const HidingDialog = lazyNamed(() => import('./HidingDialog.tsx'), 'HidingDialog')

/** Hiding a comment, or letting it stand, in every state of its chart. */
export function HidingView({state, send, offers, words = hidingText}: HidingProps) {
  return (
    <>
      {offers === 'show' ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={<EyeOffIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => send({type: 'hiding.open'})}
        >
          {words.hide}
        </Button>
      )}
      {offers === 'hide' ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={<EyeIcon size={18} />}
          pending={state.matches('showing')}
          onClick={() => send({type: 'hiding.undo'})}
        >
          {offers === 'show' ? words.show : words.keep}
        </Button>
      )}
      {state.matches('closed') && state.context.failure !== null ? (
        <Alert tone="error" role="alert" title={words.showFailed}>
          {words.failedHint}
        </Alert>
      ) : null}
      {state.hasTag('open') ? (
        <Suspense fallback={null}>
          <HidingDialog state={state} send={send} words={words} />
        </Suspense>
      ) : null}
    </>
  )
}
