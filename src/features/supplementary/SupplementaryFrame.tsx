import type {ReactNode} from 'react'
import {documentsPath, videosPath} from '../../../domain/supplementary/paths.ts'
import {brand} from '../../text/shared/brand.ts'
import {supplementaryText} from '../../text/supplementary/supplementary.ts'
import {NavTabs} from '../../ui/layout/NavTabs.tsx'
import {pageStyle, titleStyle} from './styles.ts'

const tabs = [
  {id: 'videos', href: videosPath(brand.slug), label: supplementaryText.videos},
  {id: 'documents', href: documentsPath(brand.slug), label: supplementaryText.documents},
]

/** The two parts of the supplementary content. */
export const SupplementaryFrame = ({
  part,
  children,
}: {
  readonly part: 'videos' | 'documents'
  readonly children: ReactNode
}) => (
  <section className={pageStyle}>
    <h1 className={titleStyle}>{supplementaryText.title}</h1>
    <NavTabs label={supplementaryText.sections} tabs={tabs} currentId={part} />
    {children}
  </section>
)
