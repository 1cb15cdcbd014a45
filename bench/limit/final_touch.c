/* The limit: random playouts of Final Touch in plain C, the same rules and the same uniform moves as
   bottega.games.final_touch, without records, views or options. Prints moves and CPU seconds.

   cc -O3 -march=native -o final_touch final_touch.c && ./final_touch 2 200000 < masterpieces
   Input: one masterpiece a line, "yellow green brown blue red finished ruined". */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 5, HAND = 5, ENOUGH = 25, MOST_CARDS = 64 };

typedef struct { int8_t needs[COLOURS]; int touches, finished, ruined; } Masterpiece;

typedef struct {
    int8_t hands[4][COLOURS], missing[COLOURS], zones[COLOURS], discard[COLOURS], draw[COLOURS];
    int8_t pile[MOST_CARDS];
    int lacking, smears, drawable, pile_size, purses[3], seats, turn, current, next, contender, rival, over;
} State;

static Masterpiece cards[MOST_CARDS];
static int card_count;
static uint64_t seed = 88172645463325252ULL;

static uint32_t pick(uint32_t size) {
    seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17;
    return (uint32_t)(((seed >> 32) * size) >> 32);
}

static int take_from_pile(State *s) {
    int which = pick(s->pile_size), card = s->pile[which];
    s->pile[which] = s->pile[--s->pile_size];
    return card;
}

static void refill(State *s, int seat, int want) {
    while (want--) {
        if (!s->drawable) {
            memcpy(s->draw, s->discard, sizeof s->draw);
            memset(s->discard, 0, sizeof s->discard);
            for (int c = 0; c < COLOURS; c++) s->drawable += s->draw[c];
        }
        int place = pick(s->drawable), c = 0;
        while (place >= s->draw[c]) place -= s->draw[c++];
        s->draw[c]--; s->drawable--; s->hands[seat][c]++;
    }
}

static void show(State *s, int card) {
    s->current = card;
    memcpy(s->missing, cards[card].needs, sizeof s->missing);
    s->lacking = cards[card].touches;
    s->smears = 0;
    s->next = s->pile_size ? take_from_pile(s) : -1;
}

static void setup(State *s, int seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->contender = -1;
    for (int c = 0; c < COLOURS; c++) s->draw[c] = 12;
    s->drawable = 60;
    for (int i = 0; i < card_count; i++) s->pile[i] = i;
    s->pile_size = card_count;
    show(s, take_from_pile(s));
    for (int seat = 0; seat < seats; seat++) refill(s, seat, HAND);
    s->turn = pick(seats);
}

/* Pay the sides, then the next masterpiece and another turn, the tie-break, or the end. */
static void end_masterpiece(State *s, int sides, int value, int played) {
    int rich = 0;
    for (int side = 0; side < 3; side++) {
        if (sides >> side & 1) s->purses[side] += value;
        rich += s->purses[side] >= ENOUGH;
    }
    int left = (s->turn + 1) % 3, right = (s->turn + 2) % 3;
    int tied = rich == 2 && s->contender < 0 && s->purses[left] == s->purses[right];
    if (s->next < 0 || (rich && !tied)) { s->over = 1; return; }
    for (int c = 0; c < COLOURS; c++) { s->discard[c] += s->zones[c]; s->zones[c] = 0; }
    show(s, s->next);
    if (tied) { s->contender = left; s->rival = right; s->turn = left; }
    else refill(s, s->turn, played);
}

static void end_turn(State *s, int played) {
    refill(s, s->turn, played);
    if (s->contender >= 0) s->turn = s->contender + s->rival - s->turn;
    else if (++s->turn == s->seats) s->turn = 0;
}

static int side_of(const State *s, int seat) { return s->seats == 4 ? seat & 1 : seat; }

static void play(State *s) {
    int8_t *hand = s->hands[s->turn], fit[COLOURS];
    int improvements = 1, smears = 0;
    for (int c = 0; c < COLOURS; c++) {
        fit[c] = hand[c] < s->missing[c] ? hand[c] : s->missing[c];
        improvements *= fit[c] + 1;
        smears += hand[c] && !s->missing[c];
    }
    int which = pick(improvements - 1 + smears);
    if (which < improvements - 1) {
        int played = 0;
        which++;
        for (int c = 0; c < COLOURS; c++) {
            int some = which % (fit[c] + 1);
            which /= fit[c] + 1;
            hand[c] -= some; s->missing[c] -= some; s->zones[c] += some; played += some;
        }
        s->lacking -= played;
        if (!s->lacking) end_masterpiece(s, 1 << side_of(s, s->turn), cards[s->current].finished, played);
        else end_turn(s, played);
        return;
    }
    which -= improvements - 1;
    int c = 0;
    while (!(hand[c] && !s->missing[c]) || which--) c++;
    hand[c]--; s->zones[c]++;
    if (++s->smears < 3) { end_turn(s, 1); return; }
    int sides = s->contender >= 0 ? 1 << (s->contender + s->rival - s->turn)
                                  : (s->seats == 3 ? 7 : 3) & ~(1 << side_of(s, s->turn));
    end_masterpiece(s, sides, cards[s->current].ruined, 1);
}

int main(int argc, char **argv) {
    int seats = argc > 1 ? atoi(argv[1]) : 2, games = argc > 2 ? atoi(argv[2]) : 100000, v[7];
    while (card_count < MOST_CARDS &&
           scanf("%d %d %d %d %d %d %d", v, v + 1, v + 2, v + 3, v + 4, v + 5, v + 6) == 7) {
        Masterpiece *m = &cards[card_count++];
        for (int c = 0; c < COLOURS; c++) m->touches += m->needs[c] = v[c];
        m->finished = v[5]; m->ruined = v[6];
    }
    long moves = 0;
    clock_t start = clock();
    State fresh, s;
    setup(&fresh, seats);
    for (int game = 0; game < games; game++) {
        s = fresh;
        while (!s.over) { play(&s); moves++; }
    }
    printf("%ld %.6f\n", moves, (double)(clock() - start) / CLOCKS_PER_SEC);
    return 0;
}
