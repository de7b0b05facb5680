import type {EventFrom, SnapshotFrom} from 'xstate'
import {byCategory, foundDocuments, recentDocuments} from '../../../domain/supplementary/library.ts'
import type {PlusDocument} from '../../../domain/supplementary/supplementary.types.ts'
import type {supplementaryDocumentsMachine} from '../../../machines/supplementary/supplementaryDocuments.machine.ts'
import {addedOn, listFailures, supplementaryText} from '../../text/supplementary/supplementary.ts'
import {BookIcon} from '../../ui/icon/icons.tsx'
import {CardSection} from './CardSection.tsx'
import {CardLine, LinkCard} from './LinkCard.tsx'
import {SearchedListView, type SearchedListWords} from './SearchedListView.tsx'
import {SupplementaryFrame} from './SupplementaryFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof supplementaryDocumentsMachine>
  readonly send: (event: EventFrom<typeof supplementaryDocumentsMachine>) => void
}

const words: SearchedListWords = {
  ...supplementaryText,
  search: supplementaryText.searchDocuments,
  loading: supplementaryText.loadingDocuments,
  none: supplementaryText.noDocuments,
  noneHint: supplementaryText.noDocumentsHint,
  nothing: supplementaryText.noDocuments,
  failures: listFailures.documents,
}

type SectionProps = {
  readonly title: string
  readonly documents: readonly PlusDocument[]
  readonly isNews?: boolean
}

const Section = ({title, documents, isNews = false}: SectionProps) => (
  <CardSection title={title} isNews={isNews}>
    {documents.map(({id, url, title: name, subtitle, description, on}) => (
      <LinkCard key={id} href={url} title={name} glyph={<BookIcon />} newTab={supplementaryText.newTab}>
        {subtitle === null ? null : <CardLine>{subtitle}</CardLine>}
        {description === null || isNews ? null : <CardLine>{description}</CardLine>}
        <CardLine>{addedOn(on)}</CardLine>
      </LinkCard>
    ))}
  </CardSection>
)

/** The library of PDFs, the newest above, in every state of its chart (F-142; spec 3§2.7). */
export const DocumentsView = ({state, send}: Props) => (
  <SupplementaryFrame part="documents">
    <SearchedListView state={state} send={send} words={words} found={foundDocuments}>
      {(found, isSearched) => (
        <>
          {isSearched ? null : (
            <Section title={supplementaryText.novelties} documents={recentDocuments(found)} isNews />
          )}
          {byCategory(found).map(({category, items}) => (
            <Section key={category} title={category} documents={items} />
          ))}
        </>
      )}
    </SearchedListView>
  </SupplementaryFrame>
)
