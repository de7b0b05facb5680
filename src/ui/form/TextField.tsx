import {useId} from 'react'
import type {ComponentProps, ReactNode} from 'react'
import {textField} from 'styled-system/recipes/text-field'
import {IconButton} from '../action/IconButton.tsx'
import {EyeIcon, EyeOffIcon, WarningIcon} from '../icon/basicIcons.tsx'

/** Show/hide for a secret. The texts are handed in: this room knows no Portuguese. */
export interface RevealProps {
  readonly visible: boolean
  readonly onToggle: () => void
  readonly showLabel: string
  readonly hideLabel: string
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly label: string
  readonly hint?: ReactNode
  /** Present means invalid: it is shown with an icon and tied to the input by `aria-describedby`. */
  readonly error?: string | undefined
  /** Beside the label, at the end of its line: a link such as "forgot my password". */
  readonly labelAside?: ReactNode
  /** Makes the input a secret with a button that shows it. `type` is then ignored. */
  readonly reveal?: RevealProps
}

const Reveal = ({visible, onToggle, showLabel, hideLabel, controls}: RevealProps & {readonly controls: string}) => (
  <IconButton
    label={visible ? hideLabel : showLabel}
    icon={visible ? <EyeOffIcon /> : <EyeIcon />}
    aria-controls={controls}
    onClick={onToggle}
  />
)

export const TextField = ({
  label,
  hint,
  error,
  labelAside,
  reveal,
  type = 'text',
  id,
  className,
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const styles = textField(reveal === undefined ? {} : {affixed: true})
  const described = [hint !== undefined && `${inputId}-hint`, error !== undefined && `${inputId}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={[styles.root, className].filter(Boolean).join(' ')}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        {labelAside}
      </div>
      <div className={styles.box}>
        <input
          id={inputId}
          className={styles.input}
          type={reveal === undefined ? type : reveal.visible ? 'text' : 'password'}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          {...rest}
        />
        {reveal !== undefined && (
          <span className={styles.affix}>
            <Reveal {...reveal} controls={inputId} />
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${inputId}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
