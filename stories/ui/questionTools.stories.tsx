import type {Meta, StoryObj} from '@storybook/react-vite'
import {type DifficultyLevel, type Graded, resultsOf} from '../../domain/question/results.ts'
import {ImageZoomDialog} from '../../src/features/question/tools/ImageZoomDialog.tsx'
import {ResultCard} from '../../src/features/question/tools/ResultCard.tsx'
import {Row, Stage} from './Stage.tsx'

const meta = {title: 'UI/Ferramentas da questão'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const set = (counts: Readonly<Record<DifficultyLevel, number>>, right: number, wrong: number) => {
  const levels = (['easy', 'medium', 'hard', 'unknown'] as const).flatMap((level) =>
    Array.from({length: counts[level]}, () => level),
  )
  return resultsOf(
    levels.map((difficulty, index): Graded => ({
      difficulty,
      outcome: index < right ? 1 : index < right + wrong ? 0 : -1,
    })),
  )
}

export const Results: Story = {
  name: 'ResultCard',
  render: () => (
    <Stage>
      <Row name="Ainda sem respostas">
        <ResultCard results={set({easy: 8, medium: 2, hard: 0, unknown: 0}, 0, 0)} />
      </Row>
      <Row name="Conjunto fácil">
        <ResultCard results={set({easy: 8, medium: 2, hard: 0, unknown: 0}, 6, 2)} />
      </Row>
      <Row name="Sem classificação">
        <ResultCard results={set({easy: 0, medium: 0, hard: 0, unknown: 5}, 1, 1)} />
      </Row>
      <Row name="Conjunto muito difícil">
        <ResultCard results={set({easy: 1, medium: 4, hard: 5, unknown: 2}, 3, 7)} />
      </Row>
    </Stage>
  ),
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240"><path d="M20 200C90 200 110 40 160 40s70 160 220 160" fill="none" stroke="#0d4f5a" stroke-width="6"/></svg>',
)}`

export const Zoom: Story = {
  name: 'ImageZoomDialog',
  render: () => (
    <Stage>
      <ImageZoomDialog src={picture} alt="Curva esquemática de concentração por tempo" onClose={() => undefined} />
    </Stage>
  ),
}
