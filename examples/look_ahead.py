import bottega
from bottega.final_touch import Action, State, View

WORLDS = 10  # possible deals that every choice is tried in


class LookAhead:
    name = "look-ahead"
    rules = bottega.game("final-touch")
    greedy = bottega.bot("greedy", "final-touch")

    def choose(self, view: View, chance: bottega.Chance) -> Action:
        worlds = [self.rules.determinise(view, chance) for _ in range(WORLDS)]
        usual: Action = self.greedy.choose(view, chance)  # the first in the list: chosen where others are no better
        choices = [usual, *(action for action in view.choices if action != usual)]
        return max(choices, key=lambda action: sum(self.gain(world, action, chance) for world in worlds))

    def gain(self, world: State, action: Action, chance: bottega.Chance) -> float:
        state = world.copy()
        self.rules.apply(state, world.turn, action, chance)
        while state.won is world.won and self.rules.outcome(state) is None:
            answer = self.greedy.choose(self.rules.view(state, state.turn), chance)
            self.rules.apply(state, state.turn, answer, chance)
        gains = [after - before for after, before in zip(state.purses(), world.purses(), strict=True)]
        own = gains.pop(world.turn % world.sides())
        return own - sum(gains) / len(gains)
