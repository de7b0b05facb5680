import {type ChangeEvent, type DragEvent, type ReactNode, useState} from 'react'
import {css, cx} from 'styled-system/css'
import {button} from 'styled-system/recipes/button'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {pictureTypes} from '../../../domain/profile/avatar.ts'
import type {avatarMachine} from '../../../machines/profile/avatar.machine.ts'
import {
  canPick,
  hasPhoto,
  isRemovalOpen,
  pictureToCrop,
  removalFailure,
  shownRefusal,
} from '../../../machines/profile/avatar.selectors.ts'
import {avatarText, pictureRefusalMessages, requestFailureHints} from '../../text/profile/profile.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {ConfirmDialog} from '../../ui/overlay/ConfirmDialog.tsx'
import {Avatar} from './Avatar.tsx'
import {CropDialog} from './CropDialog.tsx'
import type {Send} from '../flow.ts'

type SendAvatar = Send<EventFrom<typeof avatarMachine>>

type Props = {
  readonly state: SnapshotFrom<typeof avatarMachine>
  readonly send: SendAvatar
  readonly name: string
  readonly isPremium: boolean
  /** Address of the stored picture; null while there is none to show. */
  readonly src: string | null
  readonly onBroken?: () => void
  /** Gives a picked file an address on this device. */
  readonly addressOf?: (file: File) => string
  /** Beside the picture: who this is. */
  readonly children?: ReactNode
}

const deviceAddress = (file: File): string => URL.createObjectURL(file)

/** A place that takes a file which is dropped on it. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return {isOver, hands: {onDragOver, onDrop, onDragLeave: () => setOver(false)}}
}

function PickButton({
  label,
  isPending,
  onFile,
}: {
  readonly label: string
  readonly isPending: boolean
  readonly onFile: (file: File) => void
}) {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    if (file) onFile(file)
    event.currentTarget.value = ''
  }
  return (
    <label className={cx(button({variant: 'outline', size: 'sm'}), pickStyle)} aria-busy={isPending || undefined}>
      {isPending ? avatarText.checking : label}
      <input
        type="file"
        className="visuallyHidden"
        accept={pictureTypes.join()}
        disabled={isPending}
        onChange={onChange}
      />
    </label>
  )
}

function RemovalDialog({state, send}: Pick<Props, 'state' | 'send'>) {
  const failure = removalFailure(state)
  return (
    <ConfirmDialog
      open={isRemovalOpen(state)}
      title={avatarText.removeTitle}
      description={avatarText.removeText}
      confirmLabel={avatarText.remove}
      cancelLabel={avatarText.cancel}
      danger
      pending={state.matches('removing')}
      onConfirm={() => send({type: 'removal.confirm'})}
      onCancel={() => send({type: 'removal.cancel'})}
    >
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={avatarText.removalFailed}>
          {requestFailureHints[failure]}
        </Alert>
      )}
    </ConfirmDialog>
  )
}

/** The student's picture with everything that can be done to it, in every state of its chart (F-015). */
export function AvatarEditorView({
  state,
  send,
  name,
  isPremium,
  src,
  onBroken,
  addressOf = deviceAddress,
  children,
}: Props) {
  const refusal = shownRefusal(state)
  const toCrop = pictureToCrop(state)
  const pick = (file: File) =>
    send({type: 'picture.pick', picture: {url: addressOf(file), type: file.type, size: file.size}})
  const {isOver, hands} = useDrop((file) => {
    if (canPick(state)) pick(file)
  })
  return (
    <div {...hands} className={css(rootStyle, isOver && overStyle)}>
      <Avatar name={name} src={src} isPremium={isPremium} size="lg" {...(onBroken && {onBroken})} />
      <div className={wordsStyle}>
        {children}
        <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
          <PickButton
            label={hasPhoto(state) ? avatarText.change : avatarText.add}
            isPending={state.matches('checking')}
            onFile={pick}
          />
          {hasPhoto(state) ? (
            <Button variant="ghost" size="sm" onClick={() => send({type: 'photo.remove'})}>
              {avatarText.remove}
            </Button>
          ) : null}
        </div>
        <p className={css({textStyle: 'small', color: 'text.muted'})}>{isOver ? avatarText.drop : avatarText.hint}</p>
        {refusal === null ? null : (
          <Alert tone="error" role="alert" title={pictureRefusalMessages[refusal].title}>
            {pictureRefusalMessages[refusal].text}
          </Alert>
        )}
        {state.matches({ready: 'done'}) ? (
          <Alert tone="success" role="status">
            {avatarText.stored}
          </Alert>
        ) : null}
      </div>
      {toCrop === null ? null : <CropDialog key={toCrop.picture.url} state={state} send={send} {...toCrop} />}
      <RemovalDialog state={state} send={send} />
    </div>
  )
}

const rootStyle = css.raw({
  display: 'flex',
  flexDirection: {base: 'column', sm: 'row'},
  alignItems: {base: 'flex-start', sm: 'center'},
  gap: {base: '5', sm: '6'},
  borderRadius: 'lg',
  outlineOffset: '[8px]',
})
const overStyle = css.raw({outline: '[2px dashed {colors.brand.solid}]'})
const wordsStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', flex: '1', width: 'full'})
const pickStyle = css({
  position: 'relative',
  _focusWithin: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
