import type {ChangeEvent} from 'react'
import {css, cx} from 'styled-system/css'
import {button} from 'styled-system/recipes/button'
import type {SnapshotFrom} from 'xstate'
import {cardImage, type CardSide} from '../../../domain/decks/card.ts'
import {pictureTypes} from '../../../domain/profile/avatar.ts'
import type {cardCreationMachine} from '../../../machines/decks/cardCreation.machine.ts'
import {imageOf, imageTrouble, isAttaching} from '../../../machines/decks/cardCreation.selectors.ts'
import type {CardCreationEvent} from '../../../machines/decks/cardCreation.types.ts'
import {addImage, cardImageText, imageFailed, imageOfSide, imageTroubles} from '../../text/decks/cardImage.ts'
import {Button} from '../../ui/action/Button.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof cardCreationMachine>
  readonly send: Send<CardCreationEvent>
  readonly side: CardSide
  /** Where a stored picture is. */
  readonly addressOf: (image: {readonly id: string}) => string
  /** Gives a picked file an address on this device. */
  readonly urlOf?: ((file: File) => string) | undefined
}

const deviceAddress = (file: File): string => URL.createObjectURL(file)

function Pick({state, send, side, urlOf = deviceAddress}: Omit<Props, 'addressOf'>) {
  const isPending = isAttaching(state, side)
  const onChange = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file !== undefined) {
      const picture = {url: urlOf(file), type: file.type, size: file.size}
      send({type: 'image.pick', side, picture})
    }
    currentTarget.value = ''
  }
  return (
    <label className={cx(button({variant: 'outline', size: 'sm'}), pickStyle)} aria-busy={isPending || undefined}>
      {isPending ? cardImageText.checking : addImage[side]}
      <input
        type="file"
        className="visuallyHidden"
        accept={pictureTypes.join()}
        disabled={!state.matches('editing')}
        onChange={onChange}
      />
    </label>
  )
}

/** The picture of a face: to be picked, or seen with what it shows in words, for whoever does not see it. */
export function CardImageField({state, send, side, addressOf, urlOf}: Props) {
  const image = imageOf(state, side)
  const trouble = imageTrouble(state, side)
  return (
    <div role="group" aria-label={imageOfSide[side]} className={rootStyle}>
      {image === null ? (
        <Pick state={state} send={send} side={side} urlOf={urlOf} />
      ) : (
        <div className={shownStyle}>
          <img src={addressOf(image)} alt={image.alt} className={thumbStyle} />
          <div
            className={css({display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', alignItems: 'start'})}
          >
            <TextField
              className={css({width: 'full'})}
              label={cardImageText.alt}
              hint={cardImageText.altHint}
              error={image.alt.trim() === '' ? cardImageText.altMissing : undefined}
              value={image.alt}
              maxLength={cardImage.alt}
              required
              readOnly={!state.matches('editing')}
              onChange={({currentTarget: {value}}) => send({type: 'image.describe', side, alt: value})}
            />
            <Button
              variant="ghost"
              size="sm"
              disabled={!state.matches('editing')}
              onClick={() => send({type: 'image.remove', side})}
            >
              {cardImageText.remove}
            </Button>
          </div>
        </div>
      )}
      {trouble === null ? null : (
        <Alert tone="error" role="alert" title={imageFailed}>
          {imageTroubles[trouble]}
        </Alert>
      )}
    </div>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'stretch', minWidth: '0'})
const shownStyle = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  minWidth: '0',
  sm: {gridTemplateColumns: '[8rem minmax(0, 1fr)]'},
})
const thumbStyle = css({
  width: '[8rem]',
  height: '[8rem]',
  objectFit: 'contain',
  bg: 'surface.hover',
  border: '[1px solid {colors.border.subtle}]',
  borderRadius: 'md',
})
const pickStyle = css({
  position: 'relative',
  alignSelf: 'start',
  _focusWithin: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
