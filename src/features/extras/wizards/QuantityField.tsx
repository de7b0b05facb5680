import {type KeyboardEvent, useId} from 'react'
import {css, cx} from 'styled-system/css'
import {textField} from 'styled-system/recipes/text-field'
import type {Range} from '../../../../domain/extras/limits.ts'
import {nearestIn} from '../../../../domain/extras/wizard.ts'
import {wizardText} from '../../../text/extras/wizards.ts'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {WarningIcon} from '../../../ui/icon/basicIcons.tsx'
import {PlusIcon} from '../../../ui/icon/icons.tsx'
import {MinusIcon} from '../../../ui/icon/stepIcons.tsx'

type Props = {
  readonly label: string
  readonly range: Range
  /** As it is typed. */
  readonly value: string
  /** Present means that what is typed is not allowed. */
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

const steps: Partial<Record<string, number>> = {ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10}

type FieldProps = Omit<Props, 'error'> & {readonly id: string; readonly isWrong: boolean}

function Field({label, range, value, id, isWrong, onChange}: FieldProps) {
  const styles = textField()
  const current = nearestIn(value, range)
  const go = (by: number) => onChange(String(Math.min(Math.max(current + by, range.least), range.most)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(by)
  }
  return (
    <div className={rowStyle}>
      <IconButton
        variant="outline"
        label={wizardText.less(label)}
        icon={<MinusIcon />}
        disabled={!isWrong && current <= range.least}
        onClick={() => go(-1)}
      />
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className={cx(styles.input, inputStyle)}
        value={value}
        aria-invalid={isWrong || undefined}
        {...(isWrong && {'aria-describedby': `${id}-error`})}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        variant="outline"
        label={wizardText.more(label)}
        icon={<PlusIcon />}
        disabled={!isWrong && current >= range.most}
        onClick={() => go(1)}
      />
    </div>
  )
}

/** How many: typed, by buttons, by arrow keys, or by a slider. */
export function QuantityField({label, range, value, error, onChange}: Props) {
  const styles = textField()
  const id = useId()
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Field label={label} range={range} value={value} id={id} isWrong={error !== undefined} onChange={onChange} />
      <input
        type="range"
        className={sliderStyle}
        aria-label={wizardText.slider(label)}
        min={range.least}
        max={range.most}
        value={nearestIn(value, range)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}

const rowStyle = css({display: 'flex', alignItems: 'center', gap: '2', maxWidth: '[16rem]'})
const inputStyle = css({textAlign: 'center', fontVariantNumeric: 'tabular-nums'})
const sliderStyle = css({width: 'full', minHeight: 'touch', accentColor: 'brand.solid', cursor: 'pointer'})
