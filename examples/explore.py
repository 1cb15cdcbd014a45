# %% [markdown]
# # A first look at the games as arrays
# Every cell runs by itself from top to bottom: as a script, or as a notebook in any editor that knows `# %%`.

# %% Three lines to an environment
from bottega.envs.pettingzoo import env

table = env("final-touch", seats=2)
table.reset(seed=7)

# %% What the seat to decide sees, and may do
observation, reward, terminated, truncated, info = table.last()
encoding = table.unwrapped.play.table.encoding
seen = {
    label: int(value * most + 0.5)
    for (label, most), value in zip(encoding.features, observation["observation"], strict=True)
    if value
}
choices = [encoding.moves[index] for index in observation["action_mask"].nonzero()[0]]
assert seen["your hand: red"] <= 5
assert all(choice.startswith(("improve", "smear")) for choice in choices)

# %% A whole game, at random
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    over = terminated or truncated
    table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

# %% A thousand games at once
from bottega.envs.vector import Vector  # noqa: E402  # a cell imports what it needs

many = Vector("final-touch", seats=2, count=100)
many.reset(seed=1)
wins = [0, 0]
while sum(wins) < 1000:
    many.step(many.sample())
    for rewards in many.rewards[many.done]:
        wins[0] += int(rewards[0] > 0)
        wins[1] += int(rewards[0] <= 0)

# %% With an interval: the seats are equally good, as chance decides who begins
from bottega.arena.statistics import share  # noqa: E402

estimate = share(wins[0], sum(wins))
assert 0.4 < estimate.value < 0.6

# %% Against a bot, one seat is yours
from bottega.envs.gymnasium import Env  # noqa: E402

alone = Env("pastiche", seats=3, opponents=["greedy", "random"])
observation, info = alone.reset(seed=3)
observation, reward, over, _, info = alone.step(int(info["action_mask"].argmax()))
assert not over
