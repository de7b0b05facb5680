import type {ReactNode} from 'react'

export interface NavTab {
  readonly id: string
  readonly href: string
  readonly label: ReactNode
  readonly icon?: ReactNode
}

export interface NavTabsProps {
  readonly label: string
  readonly tabs: readonly NavTab[]
  readonly currentId: string
}

/** Sections of a screen that have addresses: links in a navigation, not ARIA tabs. Scrolls sideways on phones. */
export const NavTabs = ({label, tabs, currentId}: NavTabsProps) => {
  return (
    <nav className="navTabs__root" aria-label={label}>
      <ul className="navTabs__list">
        {tabs.map(({id, href, label: text, icon}) => (
          <li key={id} className="navTabs__item">
            <a href={href} className="navTabs__link" aria-current={id === currentId ? 'page' : undefined}>
              {icon}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
