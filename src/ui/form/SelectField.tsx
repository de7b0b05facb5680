import {useId} from 'react'
import type {ComponentProps, ReactNode} from 'react'
import {selectField} from 'styled-system/recipes/select-field'
import {textField} from 'styled-system/recipes/text-field'
import {WarningIcon} from '../icon/basicIcons.tsx'
import {ChevronDownIcon} from '../icon/lateIcons.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  readonly label: string
  readonly options: readonly SelectOption[]
  /** Shown while nothing is chosen; it cannot be chosen again. */
  readonly placeholder?: string
  readonly hint?: ReactNode
  /** Present means invalid: it is shown with an icon and tied to the list by `aria-describedby`. */
  readonly error?: string | undefined
  readonly hideLabel?: boolean
}

/** One of many, by the system's own list: light, and as good on a phone as anywhere. Looks like a `TextField`. */
export const SelectField = ({
  label,
  options,
  placeholder,
  hint,
  error,
  hideLabel = false,
  id,
  className,
  ...rest
}: SelectFieldProps) => {
  const ownId = useId()
  const selectId = id ?? ownId
  const styles = textField({affixed: true})
  const own = selectField()
  const described = [hint !== undefined && `${selectId}-hint`, error !== undefined && `${selectId}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={[styles.root, className].filter(Boolean).join(' ')}>
      <label className={hideLabel ? 'visuallyHidden' : styles.label} htmlFor={selectId}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={selectId}
          className={`${styles.input} ${own.select}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          {...rest}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(({value, label: name, disabled}) => (
            <option key={value} value={value} disabled={disabled}>
              {name}
            </option>
          ))}
        </select>
        <span className={own.mark}>
          <ChevronDownIcon size={20} />
        </span>
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${selectId}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${selectId}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
