import {logo} from 'styled-system/recipes/logo'
import {brand} from '../../text/shared/brand.ts'

export interface LogoProps {
  readonly size?: 'sm' | 'md' | 'lg'
  /** `mark` draws the symbol alone, with the name for assistive technology. */
  readonly show?: 'full' | 'mark'
}

const Mark = ({
  className,
  styles,
}: {
  readonly className: string | undefined
  readonly styles: ReturnType<typeof logo>
}) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
    <rect className={styles.tile} width="32" height="32" rx="8" />
    <path className={styles.stroke} d="M7.5 24.5 16 7l8.5 17.5" />
    <path className={styles.pulse} d="M12.2 19.3h1.7l1.3-2.7 1.8 4.4 1.1-1.7h1.7" />
  </svg>
)

/** Symbol (an A crossed by a pulse) and the product's name, which comes from the brand file (D-32). */
export const Logo = ({size = 'md', show = 'full'}: LogoProps) => {
  const styles = logo({size})
  return (
    <span className={styles.root}>
      <Mark className={styles.mark} styles={styles} />
      <span className={show === 'full' ? styles.word : 'visuallyHidden'}>{brand.name}</span>
    </span>
  )
}

/** The symbol alone, as large as `className` says; decoration. */
export const LogoMark = ({className}: {readonly className?: string | undefined}) => (
  <Mark className={className} styles={logo()} />
)
