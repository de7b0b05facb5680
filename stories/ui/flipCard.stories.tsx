import type {Meta, StoryObj} from '@storybook/react-vite'
import {useState} from 'react'
import {Button} from '../../src/ui/action/Button.tsx'
import {FlipCard} from '../../src/ui/content/FlipCard.tsx'
import {RichTextView} from '../../src/ui/content/RichTextView.tsx'
import {longCard, sepsisCard} from '../support/flashcards.ts'
import {Stage} from './Stage.tsx'

const meta = {title: 'UI/Cartão que vira'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Demo({startsBackUp, card}: {readonly startsBackUp: boolean; readonly card: typeof sepsisCard}) {
  const [isBackUp, setIsBackUp] = useState(startsBackUp)
  const flip = () => setIsBackUp((before) => !before)
  return (
    <Stage>
      <FlipCard
        front={<RichTextView value={card.front} measure="full" />}
        back={<RichTextView value={card.back} measure="full" />}
        frontLabel="Pergunta"
        backLabel="Resposta"
        isBackUp={isBackUp}
        onFlip={flip}
      />
      <Button onClick={flip}>Virar</Button>
    </Stage>
  )
}

export const FrontUp: Story = {
  name: 'FlipCard de frente',
  render: () => <Demo startsBackUp={false} card={sepsisCard} />,
}
export const BackUp: Story = {name: 'FlipCard virado, texto longo', render: () => <Demo startsBackUp card={longCard} />}
