import type {EventFrom, SnapshotFrom} from 'xstate'
import {byCategory, foundPlaylists, recentPlaylists} from '../../../domain/supplementary/library.ts'
import {playlistPath} from '../../../domain/supplementary/paths.ts'
import type {PlusPlaylist} from '../../../domain/supplementary/supplementary.types.ts'
import type {supplementaryVideosMachine} from '../../../machines/supplementary/supplementaryVideos.machine.ts'
import {brand} from '../../text/shared/brand.ts'
import {listFailures, newestOn, supplementaryText, videoCount} from '../../text/supplementary/supplementary.ts'
import {VideoIcon} from '../../ui/icon/icons.tsx'
import {CardSection} from './CardSection.tsx'
import {CardLine, LinkCard} from './LinkCard.tsx'
import {SearchedListView, type SearchedListWords} from './SearchedListView.tsx'
import {SupplementaryFrame} from './SupplementaryFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof supplementaryVideosMachine>
  readonly send: (event: EventFrom<typeof supplementaryVideosMachine>) => void
}

const words: SearchedListWords = {
  ...supplementaryText,
  search: supplementaryText.searchPlaylists,
  loading: supplementaryText.loadingVideos,
  none: supplementaryText.noVideos,
  noneHint: supplementaryText.noVideosHint,
  failures: listFailures.videos,
}

const Playlist = ({
  playlist: {category, name, amount, on},
  isNews,
}: {
  readonly playlist: PlusPlaylist
  readonly isNews: boolean
}) => (
  <LinkCard href={playlistPath({category, playlist: name}, brand.slug)} title={name} glyph={<VideoIcon />}>
    {isNews ? <CardLine>{category}</CardLine> : null}
    <CardLine>{videoCount(amount)}</CardLine>
    {isNews ? <CardLine>{newestOn(on)}</CardLine> : null}
  </LinkCard>
)

type SectionProps = {
  readonly title: string
  readonly playlists: readonly PlusPlaylist[]
  readonly isNews?: boolean
}

const Section = ({title, playlists, isNews = false}: SectionProps) => (
  <CardSection title={title} isNews={isNews}>
    {playlists.map((playlist) => (
      <Playlist key={`${playlist.category}/${playlist.name}`} playlist={playlist} isNews={isNews} />
    ))}
  </CardSection>
)

/** Playlists by category, with the newest above them, in every state of their chart (F-141; spec 3§2.7). */
export const VideosView = ({state, send}: Props) => (
  <SupplementaryFrame part="videos">
    <SearchedListView state={state} send={send} words={words} found={foundPlaylists}>
      {(found, isSearched) => (
        <>
          {isSearched ? null : (
            <Section title={supplementaryText.novelties} playlists={recentPlaylists(found)} isNews />
          )}
          {byCategory(found).map(({category, items}) => (
            <Section key={category} title={category} playlists={items} />
          ))}
        </>
      )}
    </SearchedListView>
  </SupplementaryFrame>
)
