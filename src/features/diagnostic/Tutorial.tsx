import {css} from 'styled-system/css'
import {compassText as text} from '../../text/diagnostic/diagnostic.ts'
import {Drawer} from '../../ui/overlay/Drawer.tsx'
import {DifficultyBar} from './DifficultyBar.tsx'
import {headingStyle} from './styles.ts'

/** How the statistics are read: beside them (spec 3§2.4). */
export const Tutorial = ({onClose}: {readonly onClose: () => void}) => (
  <Drawer open side="end" title={text.tutorialTitle} closeLabel={text.close} onClose={onClose}>
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5'})}>
      {text.tutorialPoints.map(({title, text: words}) => (
        <section key={title}>
          <h3 className={headingStyle}>{title}</h3>
          <p>{words}</p>
        </section>
      ))}
      <DifficultyBar label={text.difficulty} difficulty={0.49} />
    </div>
  </Drawer>
)
