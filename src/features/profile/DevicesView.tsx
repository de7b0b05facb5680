import {css} from 'styled-system/css'
import {
  endFailure,
  isEndingOthers,
  isReadOnly,
  loadFailure,
  shownDevices,
} from '../../../machines/profile/devices.selectors.ts'
import {devicesText as text} from '../../text/profile/devices.ts'
import {requestFailureHints} from '../../text/profile/profile.ts'
import {savingText} from '../../text/profile/saving.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {ConfirmDialog} from '../../ui/overlay/ConfirmDialog.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {DeviceRow} from './DeviceRow.tsx'
import type {DevicesFlow} from './devices.flow.ts'
import {ProfileSection} from './ProfileSection.tsx'

/** Where the student is signed in, in every state of its chart (ADR 19). */
export function DevicesView(flow: DevicesFlow) {
  const {state} = flow
  if (state.matches('unlisted')) return null
  return (
    <ProfileSection title={text.title} intro={text.intro}>
      {state.matches('loading') ? <Skeleton shape="row" lines={2} label={text.loading} /> : null}
      <Failed {...flow} />
      {state.matches('loading') || state.matches('loadFailed') ? null : <DeviceList {...flow} />}
      <EndOthersDialog {...flow} />
    </ProfileSection>
  )
}

function Failed({state, send}: DevicesFlow) {
  const notLoaded = loadFailure(state)
  const failure = notLoaded ?? endFailure(state)
  if (failure === null) return null
  const retry = (
    <Button variant="outline" size="sm" onClick={() => send({type: 'devices.retry'})}>
      {savingText.tryAgain}
    </Button>
  )
  return (
    <Alert tone="error" role="alert" title={notLoaded === null ? text.endFailed : text.loadFailed} actions={retry}>
      {requestFailureHints[failure]}
    </Alert>
  )
}

function DeviceList(flow: DevicesFlow) {
  const {state, send} = flow
  const isAlone = state.matches('alone')
  const readOnly = isReadOnly(state)
  return (
    <>
      {readOnly ? (
        <Alert tone="info" role="status">
          {text.offline}
        </Alert>
      ) : null}
      <ul aria-label={text.title} className={listStyle}>
        {shownDevices(state).map((device) => (
          <DeviceRow key={device.id} {...flow} device={device} />
        ))}
      </ul>
      {isAlone ? <p className={noteStyle}>{text.alone}</p> : null}
      <p className={noteStyle}>{text.zone}</p>
      {isAlone ? null : (
        <Button
          variant="outline"
          className={css({alignSelf: 'flex-start'})}
          pending={isEndingOthers(state)}
          disabled={readOnly || (state.matches('ending') && !isEndingOthers(state))}
          onClick={() => send({type: 'others.ask'})}
        >
          {isEndingOthers(state) ? text.ending : text.endOthers}
        </Button>
      )}
    </>
  )
}

function EndOthersDialog({state, send}: DevicesFlow) {
  if (!state.matches('confirming')) return null
  return (
    <ConfirmDialog
      open
      title={text.confirmTitle}
      description={text.confirmText}
      confirmLabel={text.confirm}
      cancelLabel={text.keep}
      onConfirm={() => send({type: 'others.confirm'})}
      onCancel={() => send({type: 'others.cancel'})}
    />
  )
}

const listStyle = css({display: 'flex', flexDirection: 'column', margin: '0', padding: '0', listStyle: 'none'})
const noteStyle = css({textStyle: 'caption', color: 'text.muted'})
