import type {ReactNode} from 'react'
import {appFrame} from 'styled-system/recipes/app-frame'
import type {LinkAs} from './links.ts'

export interface NavItem {
  readonly id: string
  readonly href: string
  readonly label: string
  /** For the bottom bar, where `label` may be too long. */
  readonly shortLabel?: string
  readonly icon: ReactNode
  /** Something to look at, such as unread notices: the number and its words. */
  readonly count?: {readonly value: number; readonly label: string}
  /** Left out of the bottom bar of phones, which has room for five. */
  readonly desktopOnly?: boolean
}

export interface AppFrameProps {
  readonly logo: ReactNode
  readonly nav: readonly NavItem[]
  readonly currentId?: string
  readonly navLabel: string
  readonly skipLabel: string
  /** Beside the logo's place: the title of the screen, the course. */
  readonly headerStart?: ReactNode
  readonly headerEnd?: ReactNode
  /** Under the header, across the page: offline notice, trial notice. */
  readonly banner?: ReactNode
  readonly width?: 'reading' | 'page' | 'full'
  readonly linkAs?: LinkAs
  readonly children: ReactNode
}

type Styles = ReturnType<typeof appFrame>
type NavProps = Required<Pick<AppFrameProps, 'nav' | 'navLabel' | 'linkAs'>> & {readonly currentId: string | undefined; readonly styles: Styles}

const mark = (item: NavItem, currentId: string | undefined) => (item.id === currentId ? {'aria-current': 'page' as const} : {})

const Count = ({count, styles}: {readonly count: NavItem['count']; readonly styles: Styles}) =>
  count !== undefined && count.value > 0 && (
    <span className={styles.count}>{count.value > 99 ? '99+' : count.value}<span className="visuallyHidden"> {count.label}</span></span>
  )

const Rail = ({logo, nav, navLabel, currentId, linkAs: Link, styles}: NavProps & {readonly logo: ReactNode}) => (
  <nav data-tour="menu" className={styles.rail} aria-label={navLabel}>
    <div className={styles.railBrand}>{logo}</div>
    <ul className={styles.railList}>
      {nav.map((item) => (
        <li key={item.id}>
          <Link href={item.href} className={styles.railLink} {...mark(item, currentId)}>
            {item.icon}
            <span className={styles.railText}>{item.label}<Count count={item.count} styles={styles} /></span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const BottomBar = ({nav, navLabel, currentId, linkAs: Link, styles}: NavProps) => (
  <nav data-tour="menu" className={styles.bottomBar} aria-label={navLabel}>
    <ul>
      {nav.filter(({desktopOnly = false}) => !desktopOnly).slice(0, 5).map((item) => (
        <li key={item.id}>
          <Link href={item.href} className={styles.bottomLink} {...mark(item, currentId)}>{item.icon}{item.shortLabel ?? item.label}</Link>
        </li>
      ))}
    </ul>
  </nav>
)

/**
 * The frame of every signed-in screen: a rail of 60 px on desktop that opens to 260 px under the pointer or the focus, a
 * bar at the bottom of phones, one header. Pure: it knows no route; what is current is told. Only one of the two
 * navigations is ever displayed, so assistive technology meets one.
 */
export const AppFrame = ({
  logo, nav, currentId, navLabel, skipLabel, headerStart, headerEnd, banner, width = 'page', linkAs = 'a', children,
}: AppFrameProps) => {
  const styles = appFrame({width})
  const shared = {nav, navLabel, currentId, linkAs, styles}
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#conteudo">{skipLabel}</a>
      <Rail {...shared} logo={logo} />
      <header className={styles.header}>
        <div className={styles.headerStart}>{headerStart}</div>
        <div className={styles.headerEnd}>{headerEnd}</div>
      </header>
      <div className={styles.banner}>{banner}</div>
      <main className={styles.main} id="conteudo" tabIndex={-1}><div className={styles.column}>{children}</div></main>
      <BottomBar {...shared} />
    </div>
  )
}
