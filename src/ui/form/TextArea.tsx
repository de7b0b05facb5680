import {useId} from 'react'
import type {ComponentProps, ReactNode} from 'react'
import {textField} from 'styled-system/recipes/text-field'
import {WarningIcon} from '../icon/basicIcons.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'> {
  readonly label: string
  readonly hint?: ReactNode
  /** Present means invalid: it is shown with an icon and tied to the field by `aria-describedby`. */
  readonly error?: string | undefined
}

/** Several lines of text; grows with what is written where the browser can. Looks like a `TextField`. */
export const TextArea = ({label, hint, error, rows = 4, id, className, ...rest}: TextAreaProps) => {
  const ownId = useId()
  const areaId = id ?? ownId
  const styles = textField()
  const described = [hint !== undefined && `${areaId}-hint`, error !== undefined && `${areaId}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={[styles.root, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={areaId}>
        {label}
      </label>
      <textarea
        id={areaId}
        rows={rows}
        className={styles.input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described || undefined}
        {...rest}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={`${areaId}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${areaId}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
