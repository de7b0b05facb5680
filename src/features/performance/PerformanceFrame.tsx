import type {ReactNode} from 'react'
import {css, cx} from 'styled-system/css'
import {type PerformancePage, performancePages, performancePath} from '../../../domain/performance/places.ts'
import {pageNames, performanceText} from '../../text/performance/performance.ts'
import {NavTabs} from '../../ui/layout/NavTabs.tsx'
import {headStyle, pageStyle} from './panel.ts'

const tabs = performancePages.map((page) => ({id: page, href: performancePath(page), label: pageNames[page]}))

type Props = {
  readonly page: PerformancePage
  readonly title: string
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Title and tabs of the performance area (spec 3§2.1). */
export function PerformanceFrame({page, title, actions, children}: Props) {
  return (
    <section className={cx(pageStyle, paperStyle)}>
      <header className={headStyle}>
        <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{title}</h1>
        {actions}
      </header>
      <NavTabs label={performanceText.pages} tabs={tabs} currentId={page} />
      {children}
    </section>
  )
}

// On A4 a report card fits two pages.
const paperStyle = css({_print: {zoom: '[0.85]'}})
