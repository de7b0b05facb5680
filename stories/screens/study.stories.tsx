import {useEffect} from 'react'
import {rightQuestion, wrongQuestion} from '../support/fixtures.ts'
import {Handout, LeaveFocus, LessonMindmap, LessonVideo} from '../support/contentScreens.tsx'
import {EndedMock} from '../support/endedMock.tsx'
import {Answer, Cards, Lesson, MarkedReview, Mock, Numbers, StudyFrame, WrittenEssay} from '../support/studyScreen.tsx'

export default {title: 'Telas/Estudo', parameters: {layout: 'fullscreen'}}

export const AntesDaResposta = () => (
  <StudyFrame>
    <Lesson tab="questao">
      <Numbers>
        <Answer value="unanswered" />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const AlternativaEscolhida = () => (
  <StudyFrame>
    <Lesson tab="questao">
      <Numbers>
        <Answer value={{selected: 'fresh'}} selected={0} />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const RespostaNoAparelho = () => (
  <StudyFrame>
    <Lesson tab="questao">
      <Numbers>
        <Answer value="saving" selected={0} syncStatus="device" />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const RespostaCerta = () => (
  <StudyFrame>
    <Lesson tab="questao">
      <Numbers>
        <Answer value={{answered: 'commentHidden'}} question={rightQuestion} selected={0} />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const RespostaErrada = () => (
  <StudyFrame>
    <Lesson tab="questao">
      <Numbers>
        <Answer value={{answered: 'commentHidden'}} question={wrongQuestion} selected={2} />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const Dissertativa = () => (
  <StudyFrame>
    <Lesson tab="questao">
      <Numbers>
        <WrittenEssay />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const DiaAberto = () => (
  <StudyFrame isDayOpen>
    <Lesson tab="questao">
      <Numbers>
        <Answer value="unanswered" />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const ModoFoco = () => {
  useEffect(() => {
    document.documentElement.dataset.focus = ''
    return () => {
      delete document.documentElement.dataset.focus
    }
  }, [])
  return (
    <StudyFrame>
      <Lesson tab="questao">
        <Numbers>
          <LeaveFocus />
          <Answer value="unanswered" />
        </Numbers>
      </Lesson>
    </StudyFrame>
  )
}
export const SemConexao = () => (
  <StudyFrame isOffline>
    <Lesson tab="questao">
      <Numbers>
        <Answer value="saving" selected={0} syncStatus="device" />
      </Numbers>
    </Lesson>
  </StudyFrame>
)
export const RevisaoEmModoProva = () => (
  <StudyFrame>
    <MarkedReview />
  </StudyFrame>
)
export const SimuladoAntesDoInicio = () => (
  <StudyFrame>
    <Mock isStarted={false} />
  </StudyFrame>
)
export const SimuladoEmAndamento = () => (
  <StudyFrame>
    <Mock isStarted />
  </StudyFrame>
)
export const SimuladoUltimosMinutos = () => (
  <StudyFrame>
    <Mock isStarted minutesLeft={4} />
  </StudyFrame>
)
export const SimuladoTempoOculto = () => (
  <StudyFrame>
    <Mock isStarted isTimeHidden />
  </StudyFrame>
)
export const SimuladoEncerrado = () => (
  <StudyFrame>
    <EndedMock />
  </StudyFrame>
)
export const Flashcard = () => (
  <StudyFrame>
    <Lesson tab="flashcard">
      <Cards />
    </Lesson>
  </StudyFrame>
)
export const Apostila = () => (
  <StudyFrame>
    <Lesson tab="apostila">
      <Handout />
    </Lesson>
  </StudyFrame>
)
export const Video = () => (
  <StudyFrame>
    <Lesson tab="video">
      <LessonVideo />
    </Lesson>
  </StudyFrame>
)
export const MapaMental = () => (
  <StudyFrame>
    <Lesson tab="mapa-mental">
      <LessonMindmap />
    </Lesson>
  </StudyFrame>
)
