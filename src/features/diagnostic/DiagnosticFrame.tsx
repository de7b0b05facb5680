import {type ReactNode, useEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import {Logo} from '../../ui/content/Logo.tsx'
import {usePageTitle} from '../access/usePageTitle.ts'
import {introStyle, titleStyle} from './styles.ts'

type Props = {
  readonly title: string
  readonly intro?: ReactNode
  /** Names the screen to the window, where it differs from the heading. */
  readonly windowTitle?: string
  /** Tables need the whole width. */
  readonly isWide?: boolean
  /** The heading takes the focus: this step has replaced the one that had it. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** A page of diagnostic or compass: the logo, a heading, and what belongs below it. Without header and menu (spec 3§2.3). */
export function DiagnosticFrame({
  title,
  intro,
  windowTitle = title,
  isWide = false,
  takesFocus = false,
  children,
}: Props) {
  usePageTitle(windowTitle)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, title])
  return (
    <div className={isWide ? wideStyle : narrowStyle}>
      <header className={bannerStyle}>
        <a href="/" className={logoStyle}>
          <Logo />
        </a>
      </header>
      <main className={mainStyle}>
        <header className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
          <h1 ref={heading} tabIndex={-1} className={titleStyle}>
            {title}
          </h1>
          {intro === undefined ? null : <div className={introStyle}>{intro}</div>}
        </header>
        {children}
      </main>
    </div>
  )
}

const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: {base: '6', md: '8'},
  minHeight: 'screen',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingBlock: {base: '5', md: '10'},
  _print: {padding: '0', gap: '4', minHeight: '0'},
} as const
const narrowStyle = css({...pageStyle, maxWidth: 'column'})
const wideStyle = css({...pageStyle, maxWidth: '[64rem]'})
const mainStyle = css({display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0'})
const bannerStyle = css({display: 'flex'})
const logoStyle = css({borderRadius: 'md'})
