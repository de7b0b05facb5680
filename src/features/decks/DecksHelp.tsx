import {useState} from 'react'
import {css} from 'styled-system/css'
import {deckHelp} from '../../text/decks/help.ts'
import {decksVideo} from '../../text/decks/video.ts'
import {VideoPlayer} from '../../ui/content/VideoPlayer.tsx'
import {Drawer} from '../../ui/overlay/Drawer.tsx'

/** The video, or its words alone where it cannot be played. */
function Video() {
  const [isBroken, setBroken] = useState(false)
  const {name, title, scenes} = decksVideo
  return (
    <VideoPlayer
      title={title}
      sources={[
        {src: `/media/${name}.webm`, type: 'video/webm'},
        {src: `/media/${name}.mp4`, type: 'video/mp4'},
      ]}
      poster={`/media/${name}.jpg`}
      captions={[{src: `/media/${name}.vtt`, label: deckHelp.captions, lang: 'pt-BR'}]}
      transcript={{title: deckHelp.transcript, lines: scenes.map(({text}) => text)}}
      isBroken={isBroken}
      onError={() => setBroken(true)}
    />
  )
}

/** What decks are and how they are used: the drawer 'Saiba mais' with its video and questions (spec 2§2). */
export const DecksHelp = ({onClose}: {readonly onClose: () => void}) => (
  <Drawer open side="end" onClose={onClose} title={deckHelp.title} closeLabel={deckHelp.close}>
    <div className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
      <Video />
      {deckHelp.topics.map(({question, answer}, index) => (
        <details key={question} open={index === 0} className={topicStyle}>
          <summary className={css({textStyle: 'label', color: 'text.strong', cursor: 'pointer', paddingBlock: '3'})}>
            {question}
          </summary>
          <p className={css({textStyle: 'body', paddingBottom: '3'})}>{answer}</p>
        </details>
      ))}
    </div>
  </Drawer>
)

const topicStyle = css({borderBottom: '[1px solid {colors.border.subtle}]'})
