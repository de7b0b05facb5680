import {useId} from 'react'
import type {ReactNode} from 'react'
import {segmented} from 'styled-system/recipes/segmented'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly options: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Under which a form finds the choice. */
  readonly name?: string
}

/** One of a few: real radio buttons under the drawing, so arrow keys and forms work by themselves. */
export const SegmentedControl = <Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  name,
}: SegmentedControlProps<Value>) => {
  const styles = segmented()
  const ownName = useId()
  return (
    <fieldset className={styles.root}>
      <legend className={hideLabel ? 'visuallyHidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              {option.icon}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
